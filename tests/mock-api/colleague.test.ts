import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { createColleague } from '../../src/mock-api/colleague'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'

function start() {
  const db = createDb(0, new Date())
  const handlers = createHandlers({ db })
  db.tokens.add('a-token')
  const respond = (request: Request) => getResponse(handlers, request)
  const colleague = createColleague(respond)
  /** Requests of Ada. */
  async function ask(method: string, path: string, body?: object) {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { Authorization: 'Bearer a-token', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    colleague.watch(request)
    const response = await respond(request)
    return response?.json()
  }
  const others = async (id: string) => {
    const { data } = await ask('POST', `/crm/ticket/${id}/presence`, { isWriting: false })
    return data.others
  }
  return { db, colleague, ask, others }
}

const ngozi = { id: 'adm-3', name: 'Ngozi Eze' }

test('the colleague follows to a ticket that is opened, writes, answers and takes it, and leaves', async () => {
  const { db, colleague, ask, others } = start()
  const [{ id = '' } = {}] = db.tickets.list({ queue: 'waiting' }).rows
  await ask('GET', `/crm/ticket/${id}`)
  await colleague.step()
  expect(await others(id)).toEqual([{ ...ngozi, isWriting: false }])
  await colleague.step()
  expect(await others(id)).toEqual([{ ...ngozi, isWriting: true }])
  await colleague.step()
  expect(db.tickets.find(id)).toMatchObject({ assignee: ngozi, lastMessageBy: 'admin' })
  expect(db.tickets.find(id)?.messages.at(-1)?.by).toEqual({ ...ngozi, type: 'admin' })
  await colleague.step()
})

test('if no ticket was opened, the colleague answers one that waits', async () => {
  const { db, colleague } = start()
  const before = db.tickets.list({ queue: 'waiting', limit: 100 }).pagination.total
  for (let step = 0; step < 4; step++) await colleague.step()
  expect(db.tickets.list({ queue: 'waiting', limit: 100 }).pagination.total).toBe(before - 1)
})
