import { ApiError } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { fetchDetails } from '@/api/latest-record'
import { remembered } from '@/api/remembered'
import { sendRequest, type RecordRef, type Settling } from '@/api/requests'
import { showsDone } from '@/components/actions/record-action'
import { parseTime } from '@/domain/lagos'
import { userId } from '@/domain/user'
import { cleanText } from '@/lib/visible-text'
import { mayBeOwn } from '@/memory/own'
import { getSession } from '@/memory/session'
import { ticketActions } from './actions'
import { replyEndpoint, ticketResource, type Message } from './resource'

const CONFLICT = 409

interface Reply extends Settling {
  record: RecordRef
  text: string
  /** The server refuses the reply if another administrator has replied later. */
  after: string | undefined
}

/** Throws a question if another administrator has replied since `after`. */
export async function sendReply({ record: { id, name }, text, after, ...settling }: Reply) {
  await remembered({
    attempt: { title: 'Reply sent', detail: name, path: replyEndpoint.path, id },
    content: text,
    async send() {
      try {
        return await send(replyEndpoint, { id, body: { body: text, ...(after && { after }) } })
      } catch (error) {
        const isConflict = after && error instanceof ApiError && error.status === CONFLICT
        if (!isConflict) throw error
        throw new ApiError(error.whole, CONFLICT, { isQuestion: true })
      }
    },
    ...settling,
  })
}

/** The time of the latest of these messages. Without one, when the ticket was opened. */
export function lastTime(
  messages: readonly Message[] | null | undefined,
  ticket: { createdAt: string | null },
) {
  const times = [ticket, ...(messages ?? [])].flatMap(({ createdAt }) =>
    createdAt !== null && !Number.isNaN(parseTime(createdAt)) ? createdAt : [],
  )
  return times.toSorted((a, b) => parseTime(a) - parseTime(b)).at(-1)
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
  // Another administrator may have signed in while the reply was sent.
  if (!isSignedIn(ownId)) return null
  const checkSession = requireSession()
  const readActions = async () => {
    const { record: ticket } = await fetchDetails(ticketResource, record.id)
    const { take, close } = ticketActions(ticket, ownId)
    return { close, ...(ticket.assignee === null && { take }) }
  }
  try {
    const { [name]: action } = await readActions()
    checkSession()
    if (!action?.isAllowed || action.kind === 'link' || !action.request) return null
    const { request } = action
    const isDone = async () => {
      const { record: ticket } = await fetchDetails(ticketResource, record.id)
      return showsDone(ticketActions(ticket, ownId), name, { request }, '')
    }
    await sendRequest(request, { record, answer: '', isDone })
  } catch (error) {
    const { message, isFromEndedSession, isLost } =
      error instanceof ApiError ? error : new ApiError()
    const done = name === 'take' ? 'taken' : 'closed'
    if (isLost) return `It is not known whether the ticket was ${done}`
    return isFromEndedSession ? null : `The ticket was not ${done}: ${message}`
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
