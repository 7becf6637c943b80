import { Repeat } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { shorten } from '@/lib/format'
import { notificationFields, notificationName } from './fields'
import { type Notification, notificationResource, notificationStatus } from './resource'

const NotificationForm = lazyOverlay(() => import('./notification-form'))

const REFETCH_MS = 10_000

const notificationFacts = facts(
  notificationFields,
  [
    'body',
    'status',
    'audience',
    'channel',
    'recipients',
    'delivered',
    'failed',
    'sentBy',
    'createdAt',
  ],
  { body: ({ body }) => body && <span className="whitespace-pre-line">{shorten(body)}</span> },
)

const actionsOf = (notification: Notification): ActionsOf<typeof notificationResource> => ({
  again: {
    kind: 'form',
    label: 'Use again',
    icon: Repeat,
    isAllowed: true,
    render: (onClose) => <NotificationForm original={notification} onClose={onClose} />,
  },
})

/** Polls a notification that is being sent. */
export default function NotificationSheet(props: SheetProps) {
  const details = useDetails(notificationResource, props.id, {
    pollEvery: REFETCH_MS,
    isFinal: (notification) => !notificationStatus.is(notification, 'sending'),
    rowIsComplete: true,
  })
  const { record: notification, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={notificationResource}
      details={details}
      getName={notificationName}
      getActions={actionsOf}
    >
      <Facts facts={notificationFacts} record={notification} isLoading={isLoading} />
    </RecordSheet>
  )
}
