import { useMutation } from '@tanstack/react-query'
import { listDefaults } from '@/api/list'
import { fetchPage } from '@/api/queries'
import { formatWhenToday } from '@/domain/format-dates'
import { lagosToday, isOfLastDay, parseTime } from '@/domain/lagos'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { searchedPart, textKey } from '@/lib/visible-text'
import { recipientsLabel } from './recipients'
import {
  type Message,
  type Notification,
  notificationResource,
  notificationStatus,
} from './resource'

const sameText = (a: string | null | undefined, b: string | null | undefined) =>
  textKey(a ?? '') === textKey(b ?? '')

/** The state of a notification to every state is missing or "all". */
const stateOf = (state: string | null | undefined) => (sameText(state, 'all') ? '' : state)

const isLike = (notification: Notification, message: Message) =>
  sameText(notification.title, message.title) &&
  sameText(notification.audience, message.audience) &&
  sameText(notification.channel, message.channel) &&
  sameText(stateOf(notification.state), stateOf(message.state))

/** "Ada Obi sent “Rain delays” to 88 users in Lagos at 07:55." */
function describe({ sentBy, recipients, createdAt }: Notification, message: Message) {
  const { title, audience, state } = message
  const sender = shorten(sentBy?.name ?? sentBy?.id ?? '')
  const who = isolate(sender, 'Another administrator')
  const whom = recipients === null ? audience : recipientsLabel(recipients, audience)
  const where = stateOf(state) ? ` in ${state}` : ''
  return `${who} sent “${isolate(title)}” to ${whom}${where} ${formatWhenToday(createdAt, lagosToday())}.`
}

/**
 * Says who sent a notification with the same title, audience, state and channel in the last 24
 * hours, if it did not fail. Null if there is none.
 */
async function describeLike(message: Message) {
  const search = {
    ...listDefaults(notificationResource),
    audience: message.audience,
    search: searchedPart(message.title),
  }
  const { rows } = await fetchPage(notificationResource, search, new AbortController().signal)
  const [latest] = rows
    .filter(
      (row) =>
        isLike(row, message) && isOfLastDay(row.createdAt) && !notificationStatus.is(row, 'failed'),
    )
    .toSorted((a, b) => parseTime(b.createdAt) - parseTime(a.createdAt))
  return latest ? describe(latest, message) : null
}

const UNCHECKED = 'Earlier notifications could not be checked.'

/**
 * Returns a function that resolves to the text about a similar notification, or to null. Bypasses
 * the cache.
 */
export function useLikeNotification() {
  const { mutateAsync } = useMutation({ mutationFn: describeLike, meta: { isRead: true } })
  return (message: Message) => mutateAsync(message).catch(() => UNCHECKED)
}
