import * as v from 'valibot'
import { ApiError, isGone } from '@/api/api-error'
import { fetchDetails } from '@/api/latest-record'
import { MutationResult } from '@/api/mutation-result'
import type { RecordRef } from '@/api/requests'
import { Run, type RunItem } from '@/components/actions/run'
import { parseTime } from '@/domain/lagos'
import { ticketStatus } from '@/domain/ticket'
import { isolate } from '@/lib/isolate'
import { unfilledText } from './placeholders'
import { answeredBy, colleagueText, repeatText } from './reply-objection'
import { replyEndpoint, ticketResource, type Message, type Ticket } from './resource'
import { followReply, lastTime, postReply, replyReader } from './send-reply'

interface Read {
  ticket: Ticket
  messages: readonly Message[] | null
}

interface ReplyRunOptions {
  title: string
  /** The tickets as they are in the list. */
  rows: readonly Ticket[]
  items: readonly RunItem[]
  leftOut: ConstructorParameters<typeof Run>[0]['leftOut']
  text: string
  fillIn: (text: string, ticket: Ticket) => Promise<string>
  ownId: string | null
  /** Whether the server can refuse a reply that another one precedes. */
  hasAfter: boolean
  takes: () => boolean
  closes: boolean
}

/** Whether a colleague has replied since the list was read. */
function colleagueReply(row: Ticket | undefined, { ticket, messages }: Read, ownId: string | null) {
  const since = parseTime(row?.lastMessageAt ?? row?.updatedAt ?? null)
  const reply = answeredBy(messages, ownId, ({ createdAt }) => parseTime(createdAt) > since)
  if (reply) return colleagueText(reply)
  // Without the messages or their times.
  const wasWaiting = row?.lastMessageBy?.toLowerCase() === 'requester'
  const isAnswered = ticket.lastMessageBy?.toLowerCase() === 'admin'
  const isUnknown = messages === null || Number.isNaN(since)
  return isUnknown && wasWaiting && isAnswered ? 'Somebody has replied meanwhile' : null
}

/** The refusal, with the name of who has replied and when. */
async function conflictOf(id: string, refusal: ApiError, ownId: string | null) {
  const details = await fetchDetails(ticketResource, id).catch(() => null)
  const reply = answeredBy(details?.ticketMessage, ownId, () => true)
  const text = reply ? colleagueText(reply) : refusal.whole
  return new ApiError(text, refusal.status, { isQuestion: true })
}

/** Sends one text to many tickets, each with its own values. Each ticket is read first. */
export function createReplyRun(options: ReplyRunOptions) {
  const { title, rows, text, fillIn, ownId, hasAfter, takes, closes } = options
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  /** What was read of each ticket right before its reply. */
  const reads = new Map<string, Read>()

  async function check(item: RunItem) {
    const { id } = item
    try {
      const { record: ticket, ticketMessage: messages } = await fetchDetails(ticketResource, id)
      if (ticketStatus.isFinal(ticket)) return 'It has been closed'
      const filled = await fillIn(text, ticket)
      reads.set(id, { ticket, messages })
      item.value = filled
      const [issue] = v.safeParse(replyEndpoint.body, { body: filled }).issues ?? []
      const seen = messages?.map((message) => message.id) ?? []
      return (
        colleagueReply(rowOf.get(id), { ticket, messages }, ownId) ??
        repeatText(filled, { seen, latest: messages, sent: undefined, ownId }) ??
        unfilledText(filled) ??
        issue?.message ??
        null
      )
    } catch (error) {
      if (isGone(error)) return 'It no longer exists'
      throw error
    }
  }
  async function reply({ id, name }: RecordRef, filled: string) {
    const { ticket, messages } = reads.get(id) ?? {}
    const after = hasAfter && ticket ? lastTime(messages, ticket) : undefined
    try {
      await postReply(id, filled, after)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.isQuestion
      throw isConflict ? await conflictOf(id, error, ownId) : error
    }
    return new MutationResult(isolate(name))
  }
  return new Run({
    title,
    noun: ticketResource.noun,
    done: 'answered',
    items: options.items.map((item) => ({ ...item, request: { ...item.request, send: reply } })),
    leftOut: options.leftOut ?? [],
    answer: text,
    check,
    async isDone({ id, value = '' }) {
      const read = reads.get(id)
      return read !== undefined && replyReader(id, value, read.messages)()
    },
    async follow(item) {
      const isFree = reads.get(item.id)?.ticket.assignee === null
      const failures = await followReply(item, { ownId, takes: isFree && takes(), closes })
      return failures.join('. ') || null
    },
  })
}
