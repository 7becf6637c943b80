import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/api/permissions'
import { listDeps, listLoader } from '@/api/route-options'
import { Permitted } from '@/components/actions/permitted'
import { RowDialog } from '@/components/actions/row-dialog'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { rowActions } from '@/features/admins/actions'
import { adminColumns } from '@/features/admins/columns'
import { adminFields, adminName } from '@/features/admins/fields'
import { adminResource, adminSearch } from '@/features/admins/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useSession } from '@/memory/session'

const AdminSheet = lazyOverlay(() => import('@/features/admins/admin-sheet'))
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
  const { admin: id, dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const { closeDialog: closeSheet } = useDialogParam<typeof search>('admin')
  const user = useSession()?.user
  const canInvite = useCan()('admins.invite')
  const list = useList(adminResource, search)
  const usertypes = list.data?.meta.usertypes ?? null
  // A stable reference: a new array would make the table rebuild its columns.
  const columns = useMemo(() => adminColumns(user, usertypes), [user, usertypes])
  const getActions = useMemo(() => rowActions(user, usertypes), [user, usertypes])
  // The response determines whether the form has a type.
  const isReady = list.data !== undefined || list.hasFailed
  return (
    <ListPage
      title="Admins"
      list={list}
      columns={columns}
      getRowLabel={adminName}
      exportFields={adminFields}
      getActions={getActions}
      action={canInvite && <Button onClick={() => openDialog('invite')}>Invite admin</Button>}
      empty={<EmptyList title="No admins yet" />}
    >
      {id !== undefined && dialog === undefined && (
        <AdminSheet id={id} getActions={getActions} onClose={closeSheet} />
      )}
      {dialog === 'invite' ? (
        isReady && (
          <Permitted isPermitted={canInvite} onClose={closeDialog}>
            <InviteAdmin usertypes={usertypes} onClose={closeDialog} />
          </Permitted>
        )
      ) : (
        <RowDialog
          resource={adminResource}
          rows={list.rows}
          getName={adminName}
          getActions={getActions}
          id={id}
          dialog={dialog}
        />
      )}
    </ListPage>
  )
}
