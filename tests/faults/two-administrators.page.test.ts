import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchDetails } from '@/api/latest-record'
import { objectionTo } from '@/features/tickets/reply-objection'
import { ticketResource } from '@/features/tickets/resource'
import { followReply, lastTime, replyReader, sendReply } from '@/features/tickets/send-reply'
import { withoutIsolates } from '@/lib/isolate'
import { startSession } from '@/memory/session'
import { sendAs, tokenOf } from '../support/administrators'
import { ada } from '../support/render-app'
import { serveFaults } from './fault-server'

// Ada answers a ticket with the code of the console, over real HTTP. Tunde has the same ticket open, and does something to it
// at any point in between: his read and his change come before any two of Ada's requests. All orders are tried.

const ID = 'tck-001'
const record = { id: ID, name: 'TCK-10482' }

const api = serveFaults()
let db: ReturnType<typeof api.restart>
beforeAll(() => {
  db = api.restart(0)
})

const customer = { id: 'usr-1', name: 'Adaeze Bello', type: 'user' }
const question = {
  id: 'm-1',
  body: 'Where is it?',
  by: customer,
  createdAt: '2026-11-27T07:00:00.000Z',
}
const seen = [question.id]

const messageSchema = v.object({
  id: v.string(),
  by: v.nullable(v.object({ id: v.string() })),
  createdAt: v.string(),
})
const detailsSchema = v.object({
  data: v.object({
    ticket: v.object({ status: v.string() }),
    ticketMessage: v.array(messageSchema),
  }),
})

const asTunde = (method: string, path: string, body?: object) =>
  sendAs('adm-2', method, `/ticket/${ID}${path}`, body)

type Deed = 'reply' | 'take' | 'close'

/** Tunde's browser follows the same rules: it reads, and sends nothing if the reason has gone. */
function createTunde(deed: Deed, hasAfter: boolean) {
  const state = { hasRead: false, isPossible: false, after: '', status: 0 }
  return {
    state,
    async read() {
      const { json } = await asTunde('GET', '')
      const { ticket, ticketMessage } = v.parse(detailsSchema, json).data
      state.hasRead = true
      state.after = ticketMessage.at(-1)?.createdAt ?? ''
      const isAnswered = ticketMessage.some(({ by }) => by?.id === ada.id)
      state.isPossible = ticket.status !== 'closed' && !(deed === 'reply' && isAnswered)
    },
    async change() {
      if (!state.isPossible) return
      const changes = {
        reply: () =>
          asTunde('POST', '/message', {
            body: 'The rider is near.',
            ...(hasAfter && { after: state.after }),
          }),
        take: () => asTunde('PATCH', '', { assignee: 'adm-2', status: 'in_progress' }),
        close: () => asTunde('PATCH', '', { status: 'closed' }),
      }
      ;({ status: state.status } = await changes[deed]())
    },
  }
}

/** What the reply box does when Ada presses Send, or "Reply and close". */
async function adaReplies({ hasAfter, closes }: { hasAfter: boolean; closes: boolean }) {
  const text = 'It is on its way.'
  const latest = await fetchDetails(ticketResource, ID)
  const { record: ticket, ticketMessage: messages } = latest
  const objection = objectionTo(text, {
    isClosed: ticket.status === 'closed',
    seen,
    latest: messages,
    sent: undefined,
    ownId: ada.id,
  })
  if (objection) return { said: withoutIsolates(objection.text), failures: [] }
  try {
    const after = hasAfter ? lastTime(messages, ticket) : undefined
    await sendReply({ record, text, after, isDone: replyReader(ID, text, messages) })
  } catch (error) {
    return { said: error instanceof Error ? error.message : '', failures: [] }
  }
  const takes = ticket.assignee === null
  return { said: 'sent', failures: await followReply(record, { ownId: ada.id, takes, closes }) }
}

interface Order {
  deed: Deed
  hasAfter: boolean
  closes: boolean
  /** The number of Ada's requests before Tunde reads, and before he changes the ticket. */
  readAt: number
  changeAt: number
}

async function play({ deed, hasAfter, closes, readAt, changeAt }: Order) {
  db.tickets.patch(ID, {
    status: 'open',
    assignee: null,
    messages: [question],
    lastMessageBy: 'requester',
    lastMessageAt: question.createdAt,
    closedAt: null,
  })
  startSession(ada, tokenOf(ada.id))
  const tunde = createTunde(deed, hasAfter)
  let requests = 0
  const isAda = ({ headers }: IncomingMessage) =>
    headers.authorization === `Bearer ${tokenOf(ada.id)}`
  /** The names of all requests that reached the server, in order. */
  const order: string[] = []
  const step = async () => {
    if (requests === readAt) {
      order.push('Tunde reads')
      await tunde.read()
    }
    if (requests === changeAt) {
      order.push('Tunde changes')
      await tunde.change()
    }
  }
  api.fail(/crm\/ticket/, async (_response, request) => {
    if (!isAda(request)) return
    await step()
    requests += 1
    order.push(`Ada ${request.method}`)
  })
  const { said, failures } = await adaReplies({ hasAfter, closes })
  api.heal()
  for (; requests <= changeAt; requests += 1) await step()
  const { messages = [], assignee, status } = db.tickets.find(ID) ?? {}
  return {
    said,
    failures,
    order,
    tunde: tunde.state,
    assignee: assignee?.id ?? null,
    status,
    own: messages.filter(({ by }) => by?.id === ada.id).length,
    others: messages.filter(({ by }) => by?.id === 'adm-2').length,
  }
}

/** Ada's requests: read, reply, read, take, and with "Reply and close" read, close. */
const POINTS = [0, 1, 2, 3, 4, 5, 6]
const orders = (deed: Deed, hasAfter: boolean, closes: boolean) =>
  POINTS.flatMap((readAt) =>
    POINTS.filter((changeAt) => changeAt >= readAt).map((changeAt) => ({
      deed,
      hasAfter,
      closes,
      readAt,
      changeAt,
    })),
  )

async function playAll(deed: Deed, hasAfter: boolean, closes: boolean) {
  const played: Awaited<ReturnType<typeof play>>[] = []
  for (const order of orders(deed, hasAfter, closes)) played.push(await play(order))
  return played
}

describe.each([
  ['Send', false],
  ['Reply and close', true],
])('while Ada presses “%s”', (_label, closes) => {
  test('with `after`, two administrators never both answer a ticket', async () => {
    for (const { own, others, said, tunde, order } of await playAll('reply', true, closes)) {
      expect({ order, replies: own + others }).toEqual({ order, replies: 1 })
      expect({ order, said }).toEqual({
        order,
        said: own === 1 ? 'sent' : expect.stringMatching(/^Tunde Bakare (?:replied|has replied)/),
      })
      // Whoever is second gets 409, or has read the other reply before.
      if (own === 1 && tunde.isPossible) expect([409, 422]).toContain(tunde.status)
    }
  })

  test('without `after`, both answer only if both have read the ticket before either reply', async () => {
    for (const { own, others, order } of await playAll('reply', false, closes)) {
      const at = (name: string) => order.indexOf(name)
      const readBoth =
        at('Tunde reads') < at('Ada POST') &&
        at('Ada GET') < at('Tunde changes') &&
        at('Ada POST') !== -1
      const isClosed = closes && at('Tunde changes') > order.lastIndexOf('Ada PATCH')
      expect({ order, replies: own + others }).toEqual({
        order,
        replies: readBoth && !isClosed ? 2 : 1,
      })
    }
  })

  test('a ticket that Tunde has taken meanwhile is not taken from him, and the reply is sent', async () => {
    for (const { own, order, assignee, failures } of await playAll('take', true, closes)) {
      expect({ order, own, failures }).toEqual({ order, own: 1, failures: [] })
      const isFirst = order.indexOf('Tunde changes') <= 2
      if (isFirst) expect({ order, assignee }).toEqual({ order, assignee: 'adm-2' })
    }
  })

  test('nothing is sent to a ticket that Tunde has closed, and what follows a reply says why it was not done', async () => {
    for (const { own, order, said, status, failures } of await playAll('close', true, closes)) {
      const changed = order.indexOf('Tunde changes')
      const replied = order.indexOf('Ada POST')
      expect({ order, status }).toEqual({ order, status: 'closed' })
      expect({ order, own }).toEqual({ order, own: replied !== -1 && replied < changed ? 1 : 0 })
      if (own === 0) expect(said).toMatch(/closed/)
      for (const failure of failures)
        expect(failure).toMatch(/^The ticket was not (?:taken|closed): This ticket is closed/)
    }
  })
})
