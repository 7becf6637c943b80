import { createFileRoute } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useCan } from '@/api/permissions'
import { listDeps, listLoader } from '@/api/route-options'
import { Permitted } from '@/components/actions/permitted'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { Button } from '@/components/ui/button'
import { notificationList } from '@/features/notifications/list'
import { notificationResource, notificationSearch } from '@/features/notifications/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const NotificationSheet = lazyOverlay(() => import('@/features/notifications/notification-sheet'), {
  isLikely: true,
})
const NotificationForm = lazyOverlay(() => import('@/features/notifications/notification-form'))

export const Route = createFileRoute('/_app/notifications')({
  staticData: { module: 'Notifications' },
  validateSearch: notificationSearch,
  loaderDeps: listDeps(notificationResource),
  loader: listLoader(notificationResource),
  component: NotificationsPage,
})

function NotificationsPage() {
  const search = Route.useSearch()
  const { dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const list = useList(notificationList, search)
  const canSend = useCan()('notifications.send')
  const sendButton = canSend && (
    <Button onClick={() => openDialog('send')}>
      <Send />
      Send notification
    </Button>
  )
  return (
    <ListPage
      list={list}
      action={sendButton}
      empty={<EmptyList title={notificationList.empty} action={sendButton} />}
    >
      {dialog === 'send' ? (
        <Permitted isPermitted={canSend} onClose={closeDialog}>
          <NotificationForm onClose={closeDialog} />
        </Permitted>
      ) : (
        <RecordOverlay list={list} renderSheet={(sheet) => <NotificationSheet {...sheet} />} />
      )}
    </ListPage>
  )
}
