import { Repeat } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { type FactList, Facts } from '@/components/details/facts'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { useDetails } from '@/components/details/use-details'
import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatCount, shorten } from '@/lib/format'
import { audienceLabel, channelLabel, notificationName } from './labels'
import { type Notification, notificationResource, notificationStatus } from './resource'

const NotificationForm = lazyOverlay(() => import('./notification-form'))

const REFETCH_MS = 10_000

/** While it is being sent, nobody knows how many get it. */
const isKnown = (notification: Notification, count: number | null) =>
  count !== null || !notificationStatus.is(notification, 'sending')

const facts: FactList<Notification> = [
  ['Message', ({ body }) => body && <span className="whitespace-pre-line">{shorten(body)}</span>],
  ['Status', ({ status }) => status && <StatusBadge status={status} of={notificationStatus} />],
  ['Audience', (notification) => audienceLabel(notification)],
  ['Channel', ({ channel }) => channelLabel(channel)],
  ['Recipients', ({ recipients }) => formatCount(recipients)],
  [
    'Delivered',
    (notification) =>
      isKnown(notification, notification.delivered) && formatCount(notification.delivered),
  ],
  [
    'Failed',
    (notification) =>
      isKnown(notification, notification.failed) && formatCount(notification.failed),
  ],
  ['Sent by', ({ sentBy }) => sentBy && <RecordLink record={sentBy} />],
  ['Sent', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
]

const actionsOf = (notification: Notification): ActionsOf<typeof notificationResource> => ({
  again: {
    kind: 'dialog',
    label: 'Use again',
    icon: Repeat,
    isAllowed: true,
    render: (onClose) => <NotificationForm original={notification} onClose={onClose} />,
  },
})

/** The whole text of a notification, and how many got it. One that is being sent is followed. */
export default function NotificationSheet(props: SheetProps<Notification>) {
  const details = useDetails(notificationResource, props.id, {
    refetchEvery: REFETCH_MS,
    isSettled: (notification) => !notificationStatus.is(notification, 'sending'),
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
      <Facts facts={facts} record={notification} isLoading={isLoading} wide={['Message']} />
    </RecordSheet>
  )
}
