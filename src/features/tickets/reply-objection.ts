import type { Objection } from '@/components/form/message-box'
import { formatWhen, formatWhenToday } from '@/domain/format-dates'
import { lagosToday, parseTime } from '@/domain/lagos'
import { MINUTE_MS, serverTime } from '@/lib/clock'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { cleanText } from '@/lib/visible-text'
import { unfilledText } from './placeholders'
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
  /** The user has confirmed what the text itself gives reason for. */
  isConfirmed?: boolean
  ownId: string | null
  now?: number
}

/** The last of the messages that another administrator has written. */
export const answeredBy = (
  messages: readonly Message[] | null | undefined,
  ownId: string | null,
  isNew: (message: Message) => boolean,
) =>
  messages?.findLast(
    (message) =>
      isNew(message) && isByAdmin(message) && (ownId === null || message.by?.id !== ownId),
  )

/** "Tunde Bakare replied at 08:04". */
export const colleagueText = ({ by, createdAt }: Message, now = serverTime()) =>
  [
    isolate(shorten(by?.name ?? by?.id ?? ''), 'Another administrator'),
    'replied',
    formatWhenToday(createdAt, lagosToday(new Date(now))),
  ]
    .filter(Boolean)
    .join(' ')

/**
 * Says that the same text was sent a minute ago, or that it is new in the conversation. This
 * recognizes a request whose response was lost.
 */
export function repeatText(
  body: string,
  { seen, latest, sent, ownId, now = serverTime() }: Omit<Situation, 'isClosed'>,
) {
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
  const { isClosed, seen, latest, isConfirmed = false, ownId, now = serverTime() } = situation
  if (isClosed) return { text: 'This ticket has been closed', label: ANYWAY, isRead: true }
  const known = new Set(seen)
  const other = answeredBy(latest, ownId, ({ id }) => !known.has(id))
  const repeat = isConfirmed ? null : repeatText(body, situation)
  const unfilled = isConfirmed ? null : unfilledText(body)
  const doubt =
    latest === undefined ? 'Other replies could not be checked' : other && colleagueText(other, now)
  const [first, ...others] = [doubt, repeat, unfilled].filter((text) => typeof text === 'string')
  if (first === undefined) return null
  const text = [first, ...others].join('. ')
  if (doubt) return { text: others.length > 0 ? `${text}.` : text, label: ANYWAY, isRead: true }
  if (unfilled) return { text: `${text}. Send anyway?`, label: ANYWAY }
  return { text: `${text}. Send it again?`, label: 'Send again' }
}
