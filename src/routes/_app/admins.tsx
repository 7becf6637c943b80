import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/api/permissions'
import { listQuery } from '@/api/queries'
import { listDeps, listLoader } from '@/api/route-options'
import { Permitted } from '@/components/actions/permitted'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { Button } from '@/components/ui/button'
import { rowActions } from '@/features/admins/actions'
import { adminList } from '@/features/admins/list'
import { adminResource, adminSearch } from '@/features/admins/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useSession } from '@/memory/session'

const AdminSheet = lazyOverlay(() => import('@/features/admins/admin-sheet'), { isLikely: true })
const InviteAdmin = lazyOverlay(() => import('@/features/admins/invite-admin'))

export const Route = createFileRoute('/_app/admins')({
  staticData: { module: 'Admins' },
  validateSearch: adminSearch,
  loaderDeps: listDeps(adminResource),
  loader: listLoader(adminResource),
  component: AdminsPage,
})

function AdminsPage() {
  const search = Route.useSearch()
  const { dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const user = useSession()?.user
  const canInvite = useCan()('admins.invite')
  // What the list's response has besides the rows is part of the definition: this query is the same.
  const response = useQuery({
    ...listQuery(adminResource, search),
    placeholderData: keepPreviousData,
  })
  const usertypes = response.data?.meta.usertypes ?? null
  const definition = useMemo(() => adminList(user, usertypes), [user, usertypes])
  const list = useList(definition, search)
  // The response determines whether the form has a type.
  const isReady = list.loaded.data !== undefined || list.loaded.hasFailed
  return (
    <ListPage
      list={list}
      action={canInvite && <Button onClick={() => openDialog('invite')}>Invite admin</Button>}
    >
      {dialog === 'invite' ? (
        isReady && (
          <Permitted isPermitted={canInvite} onClose={closeDialog}>
            <InviteAdmin usertypes={usertypes} onClose={closeDialog} />
          </Permitted>
        )
      ) : (
        <RecordOverlay
          list={list}
          dialogs="cover"
          renderSheet={({ id, onClose }) => (
            <AdminSheet id={id} getActions={rowActions(user, usertypes)} onClose={onClose} />
          )}
        />
      )}
    </ListPage>
  )
}
