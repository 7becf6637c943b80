import type { Objection } from '@/components/form/message-box'
import { formatWhen, formatWhenToday } from '@/domain/format-dates'
import { lagosToday, parseTime } from '@/domain/lagos'
import { MINUTE_MS, serverTime } from '@/lib/clock'
import { shorten } from '@/lib/format'
import { cleanText } from '@/lib/visible-text'
import { isByAdmin, type Message } from './resource'

const ANYWAY = 'Send anyway'

export interface SentReply {
  body: string
  /** In ms since 1970. */
  at: number
}

interface Situation {
  /** A colleague has closed the ticket. */
  isClosed: boolean
  /** The ids of the messages that the administrator has seen. */
  seen: readonly string[]
  /**
   * The current messages of the ticket. Undefined if reading them failed, null if the backend does
   * not send them.
   */
  latest: readonly Message[] | null | undefined
  /** The last reply that this tab has sent. */
  sent: SentReply | undefined
  ownId: string | null
  now?: number
}

/** "Tunde Bakare replied at 08:04". */
const colleagueText = ({ by, createdAt }: Message, now: number) =>
  [
    shorten(by?.name ?? by?.id ?? 'Another administrator'),
    'replied',
    formatWhenToday(createdAt, lagosToday(new Date(now))),
  ]
    .filter(Boolean)
    .join(' ')

/**
 * Says that the same text was sent a minute ago, or that it is new in the conversation. This
 * recognizes a request whose response was lost.
 */
function repeatText(body: string, { seen, latest, sent, ownId, now = serverTime() }: Situation) {
  const isRecent = (time: number) => Math.abs(now - time) < MINUTE_MS
  const same = latest?.findLast(
    (message) =>
      ownId !== null && message.by?.id === ownId && cleanText(message.body ?? '') === body,
  )
  const createdAt = same?.createdAt ?? null
  const times = [parseTime(createdAt), sent?.body === body ? sent.at : Number.NaN]
  if (times.some(isRecent)) return 'You sent this text a minute ago'
  if (!same || seen.includes(same.id)) return null
  return ['You sent this text', formatWhen(createdAt, lagosToday(new Date(now)))]
    .filter(Boolean)
    .join(' ')
}

/** Why a reply should not be sent without another look. Null if there is no reason. */
export function objectionTo(body: string, situation: Situation): Objection | null {
  const { isClosed, seen, latest, ownId, now = serverTime() } = situation
  if (isClosed) return { text: 'This ticket has been closed', label: ANYWAY }
  const known = new Set(seen)
  const other = latest?.findLast(
    (message) =>
      !known.has(message.id) && isByAdmin(message) && (ownId === null || message.by?.id !== ownId),
  )
  const repeat = repeatText(body, situation)
  const doubt =
    latest === undefined ? 'Other replies could not be checked' : other && colleagueText(other, now)
  if (doubt) return { text: repeat ? `${doubt}. ${repeat}.` : doubt, label: ANYWAY }
  return repeat ? { text: `${repeat}. Send it again?`, label: 'Send again' } : null
}
