import { capabilitiesOf } from '@/api/announced'
import { ApiError } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { fetchDetails } from '@/api/latest-record'
import { isPermittedNow } from '@/api/permissions'
import { remembered } from '@/api/remembered'
import { sendRequest, type RecordRef, type Settling } from '@/api/requests'
import { doneReader, offeredActions } from '@/components/actions/record-action'
import { wayBackOf } from '@/components/actions/way-back'
import { parseTime } from '@/domain/lagos'
import { userId } from '@/domain/user'
import { cleanText } from '@/lib/visible-text'
import { mayBeOwn } from '@/memory/own'
import { getSession } from '@/memory/session'
import { ticketActions } from './actions'
import { isByAdmin, replyEndpoint, ticketResource, type Message } from './resource'

/** The title of a reply in “My changes”. */
export const REPLY_SENT = 'Reply sent'

/** Throws a question if another administrator has replied since `after`. */
export async function postReply(id: string, body: string, after: string | undefined) {
  try {
    return await send(replyEndpoint, { id, body: { body, ...(after && { after }) } })
  } catch (error) {
    if (!after || !(error instanceof ApiError) || !error.isConflict) throw error
    throw new ApiError(error.whole, error.status, { isQuestion: true })
  }
}

interface Reply extends Settling {
  record: RecordRef
  text: string
  after: string | undefined
}

/** See `postReply`. A lost response is settled. */
export async function sendReply({ record: { id, name }, text, after, ...settling }: Reply) {
  await remembered({
    attempt: { title: REPLY_SENT, detail: name, path: replyEndpoint.path, id },
    content: [REPLY_SENT, text],
    send: () => postReply(id, text, after),
    ...settling,
  })
}

const hasTime = ({ createdAt }: { createdAt: string | null }) => !Number.isNaN(parseTime(createdAt))

/**
 * The time of the latest of these messages. Without one, when the ticket was opened. Undefined if
 * the time of an answer is not known.
 */
export function lastTime(
  messages: readonly Message[] | null | undefined,
  ticket: { createdAt: string | null },
) {
  const isKnown = messages?.every((message) => !isByAdmin(message) || hasTime(message))
  if (!messages || !isKnown) return undefined
  const latest = [ticket, ...messages]
    .filter(hasTime)
    .toSorted((a, b) => parseTime(a.createdAt) - parseTime(b.createdAt))
    .at(-1)
  return latest?.createdAt ?? undefined
}

/** How many of the messages may be this reply. */
export const countReplies = (text: string, messages: readonly Message[] | null | undefined) =>
  messages?.filter(({ body, by }) => cleanText(body ?? '') === text && mayBeOwn(by)).length ?? 0

/** Reads whether a reply has arrived that is not among the messages that were read before. */
export function replyReader(
  id: string,
  text: string,
  before: readonly Message[] | null | undefined,
) {
  const known = countReplies(text, before)
  return async () => {
    const { ticketMessage } = await fetchDetails(ticketResource, id)
    return countReplies(text, ticketMessage) > known
  }
}

function isSignedIn(ownId: string | null) {
  const session = getSession()
  return session !== null && userId(session.user) === ownId
}

/**
 * Takes or closes a ticket after a reply, unless somebody has done it. Resolves to why it was not
 * done, or to null. Never rejects, because the reply stays sent.
 */
async function follow(record: RecordRef, name: 'take' | 'close', ownId: string | null) {
  const done = name === 'take' ? 'taken' : 'closed'
  const ended = `The ticket was not ${done}: the session had ended`
  // Another administrator may have signed in while the reply was sent.
  if (!isSignedIn(ownId)) return ended
  const checkSession = requireSession()
  const readActions = async () => {
    const { record: ticket, history } = await fetchDetails(ticketResource, record.id)
    const actions = offeredActions(ticketActions(ticket, ownId), {
      announced: capabilitiesOf(ticketResource)?.actions ?? [],
      isPermitted: (action) => isPermittedNow(ticketResource, action),
    })
    return { actions, history }
  }
  try {
    const before = await readActions()
    checkSession()
    const action = before.actions[name]
    // Taking the ticket of a colleague is a question.
    const kind = name === 'take' ? 'request' : 'question'
    if (!action?.isAllowed || action.kind !== kind) return null
    const { request } = action
    const readDone = doneReader(readActions, name, action, record)
    await sendRequest(request, {
      record,
      answer: '',
      isDone: readDone && (() => readDone('')),
      toWayBack: () => wayBackOf({ record, name, answer: '', before, readActions }),
    })
  } catch (error) {
    const { message, isFromEndedSession, isLost } =
      error instanceof ApiError ? error : new ApiError()
    if (isFromEndedSession) return ended
    if (isLost) return `It is not known whether the ticket was ${done}`
    return `The ticket was not ${done}: ${message}`
  }
  return null
}

interface Following {
  ownId: string | null
  /** The administrator takes the ticket if nobody has it. */
  takes: boolean
  closes: boolean
}

/** What follows a reply. Resolves to what was not done, in sentences. */
export async function followReply(record: RecordRef, { ownId, takes, closes }: Following) {
  const failures = [takes && (await follow(record, 'take', ownId))]
  if (closes) failures.push(await follow(record, 'close', ownId))
  return failures.filter((failure) => typeof failure === 'string')
}
