import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { edgeTickets } from '../../src/mock-api/seed/tickets'
import { demoSignIn } from '../../src/mock-api/session'
import { NOW, startApi } from './api'

// The tests change different records.
const { db, call, list, details } = startApi()

const sessionSchema = v.object({ data: v.object({ token: v.string() }) })
const messageSchema = v.object({ message: v.string() })

/** Sends a change that has to be refused, and returns the message. */
async function refusal(method: string, path: string, body: unknown) {
  const before = db.tickets.all()
  const response = await call(method, `/crm/ticket/${path}`, body)
  expect(response.status).toBe(422)
  expect(db.tickets.all()).toBe(before)
  return v.parse(messageSchema, await response.json()).message
}

describe('the seed of tickets', () => {
  const seeded = createDb(240, NOW)
  const tickets = seeded.tickets.all()

  test('there are as many tickets of each status as planned, two thirds with an order', () => {
    const count = (check: (ticket: (typeof tickets)[number]) => boolean) =>
      tickets.filter(check).length
    expect(count(({ status }) => status === 'open')).toBe(22)
    expect(count(({ status }) => status === 'in_progress')).toBe(14)
    expect(count(({ status }) => status === 'closed')).toBe(24)
    expect(new Set(tickets.flatMap(({ order }) => order?.id ?? [])).size).toBe(40)
    for (const type of ['user', 'vendor', 'driver']) {
      expect(count(({ requester }) => requester?.type === type)).toBeGreaterThan(8)
    }
    const lengths = new Set(tickets.map(({ messages }) => messages.length))
    expect([...lengths].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(tickets.map(({ id }) => id)).size).toBe(60)
    expect(new Set(tickets.map(({ ticketId }) => ticketId)).size).toBe(60)
  })

  test('the fields of each ticket agree with its messages and its status', () => {
    for (const ticket of tickets) {
      const { status, messages, requester, createdAt, updatedAt, closedAt } = ticket
      const isClosed = status === 'closed'
      const last = messages.at(-1)
      const answered = messages.findLastIndex(({ by }) => by?.type === 'admin')
      expect(messages[0]).toMatchObject({ by: requester, createdAt })
      expect(ticket.lastMessage).toBe(last?.body)
      expect(ticket.lastMessageBy).toBe(last?.by?.type === 'admin' ? 'admin' : 'requester')
      expect(ticket.unread).toBe(isClosed ? 0 : messages.length - 1 - answered)
      expect(ticket.assignee === null).toBe(status === 'open')
      expect(updatedAt).toBe(isClosed ? closedAt : last?.createdAt)
      const times = [...messages.map((message) => message.createdAt), updatedAt]
      expect(times).toEqual(times.toSorted())
      expect(updatedAt < NOW.toISOString()).toBe(true)
    }
    const inProgress = tickets.filter(({ status }) => status === 'in_progress')
    const unanswered = inProgress.filter(
      ({ messages }) => !messages.some(({ by }) => by?.type === 'admin'),
    )
    expect(unanswered).toEqual([])
  })

  test('a ticket about an order is from a person of this order, after it was placed', () => {
    for (const { requester, order, createdAt } of tickets) {
      if (!order || !requester) continue
      const found = seeded.orders.find(order.id)
      const place = seeded.restaurants.find(found?.restaurant?.[0]?.id ?? '')
      const people = [found?.user?.id, found?.driver?.id, place?.vendor?.id]
      expect(people).toContain(requester.id)
      expect(found?.orderId).toBe(order.orderId)
      expect((found?.createdAt ?? '') < createdAt).toBe(true)
    }
  })

  test('no two tickets begin alike, and no name in a text is left open', () => {
    const beginnings = tickets.map(({ subject, messages }) => `${subject} ${messages[0]?.body}`)
    expect(new Set(beginnings).size).toBe(60)
    for (const { body } of tickets.flatMap(({ messages }) => messages)) {
      expect(body).not.toMatch(/[{}]|undefined|null| {2}|₦0\b|^> /)
      expect(body.length).toBeLessThan(2000)
    }
  })

  test('the images of messages exist, except one', async () => {
    const images = tickets.flatMap(({ id, messages }) =>
      messages.flatMap((message) => (message.images ?? []).map((image) => [id, image] as const)),
    )
    const answers = await Promise.all(
      images.map(async ([id, image]) => {
        const { status } = await call('GET', image.replace('/api', ''))
        return [id, status]
      }),
    )
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.filter(([, status]) => status !== 200)).toEqual([[edgeTickets.brokenImage, 404]])
  })

  test('the ticket of a guest has no requester', () => {
    const guests = tickets.filter(({ requester }) => requester === null)
    expect(guests).toMatchObject([
      { id: edgeTickets.guest, order: { id: 'ord-006' }, lastMessageBy: 'requester' },
    ])
    expect(guests[0]?.messages[0]?.by).toBe(null)
  })

  test.each(['2026-11-21T23:05:00Z', '2026-11-22T22:55:00Z', '2026-02-28T03:00:00Z'])(
    'a start at %s gives the same conversations',
    (start) => {
      const other = createDb(240, new Date(start)).tickets.all()
      const textsOf = (rows: typeof tickets) =>
        new Map(rows.map(({ id, status, subject }) => [id, `${status} ${subject}`]))
      expect(textsOf(other)).toEqual(textsOf(tickets))
      expect(other.filter(({ updatedAt }) => updatedAt > start.replace('Z', '.001Z'))).toEqual([])
    },
  )

  test('there are as many tickets without vouchers', () => {
    expect(createDb(0, NOW).tickets.all()).toHaveLength(60)
  })
})

describe('the list of tickets', () => {
  test('the ticket that was updated last is the first, up to the last page', async () => {
    expect(await list('ticket')).toMatchObject({ total: 60, totalPages: 3 })
    expect((await list('ticket', 'page=3')).rows).toHaveLength(20)
    const { rows } = await list('ticket', 'limit=60')
    const times = rows.map((row) => row['updatedAt'])
    expect(times).toEqual(times.toSorted().toReversed())
    for (const row of rows) expect(row).not.toHaveProperty('messages')
  })

  test.each([
    ['status=in_progress', 'status', 'in_progress', 14],
    ['status=closed', 'status', 'closed', 24],
    ['category=delivery', 'category', 'delivery', 10],
  ])('GET /crm/ticket?%s gives only such rows', async (query, field, value, total) => {
    const found = await list('ticket', `${query}&limit=60`)
    expect(new Set(found.rows.map((row) => row[field]))).toEqual(new Set([value]))
    expect(found.total).toBe(total)
  })

  test('a search finds numbers, subjects, names, orders and exact ids', () => {
    const { ticketId, subject, requester, order, assignee } = db.tickets.find('tck-005') ?? {}
    const texts = [ticketId, subject, requester?.name, requester?.id, order?.id, order?.orderId]
    for (const search of [...texts, assignee?.id, 'tck-005']) {
      const { rows } = db.tickets.list({ search: search ?? '-', limit: 60 })
      expect(rows.map(({ id }) => id)).toContain('tck-005')
    }
    expect(db.tickets.list({ search: 'tck-00' }).rows).toEqual([])
  })
})

describe('a ticket', () => {
  test('its details have the messages, the oldest first, and reading them changes nothing', async () => {
    const before = db.tickets.all()
    const { ticket, ticketMessage } = await details('ticket', 'tck-001')
    expect(ticket).toMatchObject({ id: 'tck-001', unread: 2 })
    expect(ticket).not.toHaveProperty('messages')
    expect(ticketMessage).toMatchObject([{ id: 'tck-001-1' }, { id: 'tck-001-2' }])
    expect(db.tickets.all()).toBe(before)
  })

  test('a reply is the last message, by the administrator who is signed in', async () => {
    const signIn = { ...demoSignIn, email: 'tunde@example.com' }
    const { data } = v.parse(
      sessionSchema,
      await (await call('POST', '/auth/login', signIn)).json(),
    )
    const body = 'Good morning, I am looking at it.'
    const path = '/crm/ticket/tck-012/message'
    const response = await call('POST', path, { body: ` ${body} ` }, data.token)
    expect([response.status, await response.json()]).toEqual([200, { message: 'Message sent' }])
    const [first] = (await list('ticket')).rows
    expect(first).toMatchObject({
      id: 'tck-012',
      status: 'open',
      lastMessage: body,
      lastMessageBy: 'admin',
      unread: 0,
    })
    const { ticketMessage } = await details('ticket', 'tck-012')
    expect(ticketMessage).toHaveProperty('3', {
      id: 'tck-012-4',
      body,
      by: { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' },
      createdAt: first?.['updatedAt'],
    })
  })

  test('a ticket is taken, closed, and opened again for anybody', async () => {
    const change = (body: unknown) => call('PATCH', '/crm/ticket/tck-053', body)
    const taken = await change({ assignee: 'adm-2', status: 'in_progress' })
    const assignee = { id: 'adm-2', name: 'Tunde Bakare' }
    expect(await taken.json()).toMatchObject({
      data: { ticket: { status: 'in_progress', assignee, unread: 1, lastMessageBy: 'requester' } },
    })
    expect((await list('ticket')).rows[0]).toMatchObject({ id: 'tck-053' })
    await change({ status: 'closed' })
    const { closedAt, updatedAt, ...closed } = db.tickets.find('tck-053') ?? {}
    expect(closed).toMatchObject({ status: 'closed', assignee, unread: 0 })
    expect(closedAt).toBe(updatedAt)
    expect(await refusal('POST', 'tck-053/message', { body: 'One more' })).toBe(
      'This ticket is closed',
    )
    const reopened = await change({ status: 'open' })
    expect(await reopened.json()).toMatchObject({
      data: { ticket: { status: 'open', assignee: null, closedAt: null } },
    })
  })

  test.each([
    ['PATCH', 'tck-060', { assignee: 'adm-1', status: 'in_progress' }, 'This ticket is closed'],
    ['PATCH', 'tck-060', { status: 'closed' }, 'This ticket is closed already'],
    ['PATCH', 'tck-001', { status: 'open' }, 'Only a closed ticket can be reopened'],
    [
      'PATCH',
      'tck-001',
      { assignee: 'usr-001', status: 'in_progress' },
      'This administrator does not exist',
    ],
    ['PATCH', 'tck-001', { status: 'in_progress' }, expect.any(String)],
    ['PATCH', 'tck-001', { status: 'closed', unread: 0 }, expect.any(String)],
    ['POST', 'tck-001/message', { body: ' ' }, expect.any(String)],
    ['POST', 'tck-001/message', { body: 'x'.repeat(2001) }, expect.any(String)],
    ['POST', 'tck-060/message', { body: 'Hello' }, 'This ticket is closed'],
  ])('%s /crm/ticket/%s refuses %j', async (method, path, body, message) => {
    expect(await refusal(method, path, body)).toEqual(message)
  })

  test('a fault in a message makes the request fail', async () => {
    const body = { body: 'Please try fault-500 again' }
    expect((await call('POST', '/crm/ticket/tck-001/message', body)).status).toBe(500)
    expect(db.tickets.find('tck-001')?.messages).toHaveLength(2)
  })

  test.each([
    ['GET', 'nothing', undefined],
    ['PATCH', 'nothing', { status: 'closed' }],
    ['POST', 'nothing/message', { body: 'Hello' }],
  ])('%s /crm/ticket/%s is answered with 404', async (method, path, body) => {
    const response = await call(method, `/crm/ticket/${path}`, body)
    expect([response.status, await response.json()]).toEqual([404, { message: 'Ticket not found' }])
  })
})
