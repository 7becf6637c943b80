import { fields } from '../../domain/field.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import {
  notificationAudiences,
  channels,
  notificationStatus,
  type Notification,
} from './resource.ts'

export const notificationName = ({ title, id }: Pick<Notification, 'title' | 'id'>) =>
  shorten(title ?? id)

/** The audience, with its state if there is only one: "Users in Lagos". */
function audienceLabel({ audience, state }: Notification) {
  const who = capitalize(shorten(notificationAudiences.labelOf(audience) ?? ''))
  return who && state ? `${who} in ${shorten(state)}` : who
}

export const channelLabel = (channel: string | null) => capitalize(channels.labelOf(channel) ?? '')

/** The number of recipients is unknown while a notification is being sent. */
const isSending = (notification: Notification) => notificationStatus.is(notification, 'sending')

export const notificationFields = fields<Notification>()({
  title: { label: 'Title', kind: 'text', get: notificationName, card: 'top' },
  audience: { label: 'Audience', kind: 'text', get: audienceLabel, card: 'middle', width: 7 },
  channel: {
    label: 'Channel',
    kind: 'text',
    get: ({ channel }) => channelLabel(channel),
    card: 'hidden',
    width: 7,
    hiddenBelow: 'medium',
  },
  recipients: {
    label: 'Recipients',
    kind: 'count',
    card: 'middleEnd',
    noun: ['recipient', 'recipients'],
    width: 5.1,
  },
  delivered: {
    label: 'Delivered',
    kind: 'count',
    card: 'hidden',
    isOptional: isSending,
    hiddenBelow: 'medium',
  },
  status: {
    label: 'Status',
    kind: 'status',
    statuses: notificationStatus,
    card: 'bottomEnd',
    width: 5.75,
  },
  createdAt: { label: 'Sent', kind: 'timestamp', card: 'bottom', isLabelled: true },
  body: { label: 'Message', kind: 'text', isWide: true, isExported: true },
  failed: { label: 'Failed', kind: 'count', isOptional: isSending, isExported: true },
  sentBy: { label: 'Sent by', kind: 'relation', isExported: true },
})
