import * as v from 'valibot'
import { pageResponse } from '../api/resource.ts'
import { presenceEndpoint, ticketResource } from '../features/tickets/resource.ts'

/** Ngozi Eze, an active administrator. */
const ID = 'adm-3'
const STEP_MS = 8000
const TEXTS = [
  'Sorry for the wait. I am looking at it now.',
  'I have asked the restaurant, and will write again as soon as they answer.',
  'Thank you for your patience. It is being settled.',
]

type Respond = (request: Request) => Promise<Response | undefined>

/** The id of a ticket whose details are requested. */
const ticketIdOf = ({ method, url }: Request) =>
  method === 'GET' ? /\/crm\/ticket\/([^/?]+)$/.exec(url)?.[1] : undefined

/**
 * A second administrator, who opens a ticket, writes, answers and takes it: every other time one
 * that somebody has just opened, else one that waits. Requests go through `respond`, as those of
 * browsers do.
 */
export function createColleague(respond: Respond) {
  const token = `mock.${ID}.${crypto.randomUUID()}`
  let seen: string | undefined
  let opened: string | undefined
  let turn = 0

  async function request(method: string, path: string, body?: object) {
    const response = await respond(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    return response?.json().catch(() => null)
  }
  const visit = (id: string, isWriting: boolean) =>
    request('POST', presenceEndpoint.path.replace('{id}', id), { isWriting })

  async function chooseTicket() {
    const follows = (turn / 4) % 2 === 0 ? seen : undefined
    seen = undefined
    if (follows !== undefined && follows !== 'assignee') return follows
    const path = `${ticketResource.path}?page=1&limit=5&queue=waiting&sort=lastMessageAt`
    const page = v.safeParse(pageResponse(ticketResource), await request('GET', path))
    return page.success ? page.output.rows[turn % 5]?.id : undefined
  }

  /** Opens a ticket, writes, answers and takes it, and then pauses, one step at a time. */
  async function step() {
    const part = turn % 4
    if (part === 0) opened = await chooseTicket()
    if (opened !== undefined) {
      if (part < 3) await visit(opened, part === 1)
      if (part === 2) {
        const body = TEXTS[Math.floor(turn / 4) % TEXTS.length]
        await request('POST', `${ticketResource.path}/${opened}/message`, { body })
        await request('PATCH', `${ticketResource.path}/${opened}`, {
          assignee: ID,
          status: 'in_progress',
        })
      }
    }
    turn += 1
  }

  return {
    step,
    /** Takes a step every few seconds, as long as the server runs. */
    start: () => setInterval(() => void step(), STEP_MS).unref(),
    /** Call it with each request of the browsers. */
    watch(browsers: Request) {
      seen = ticketIdOf(browsers) ?? seen
    },
  }
}
