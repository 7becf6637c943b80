import { getResponse } from 'msw'
import * as v from 'valibot'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'

export const NOW = new Date('2026-11-21T09:00:00Z')

const row = v.looseObject({ id: v.optional(v.string()) })
const pageSchema = v.object({
  data: v.looseObject({
    pagination: v.object({ total: v.number(), totalPages: v.number() }),
  }),
})
const detailsSchema = v.object({ data: v.record(v.string(), v.unknown()) })

/** Starts a mock API without a server. `call` sends a request to it, with a valid token unless another one is given. */
export function startApi(now = NOW) {
  const db = createDb(240, now)
  db.tokens.add('a-token')
  const handlers = createHandlers({ db })

  async function call(
    method: string,
    path: string,
    body?: unknown,
    token = 'a-token',
    others: Readonly<Record<string, string>> = {},
  ) {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...others,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${method} ${path}.`)
    return response
  }

  /** Returns a page of a list as it is sent. `noun` is singular. */
  async function list(noun: string, query = '') {
    const response = await call('GET', `/crm/${noun}?limit=20&${query}`)
    const { data } = v.parse(pageSchema, await response.json())
    return { ...data.pagination, rows: v.parse(v.array(row), data[`${noun}s`]) }
  }

  async function details(noun: string, id: string) {
    const response = await call('GET', `/crm/${noun}/${id}`)
    return v.parse(detailsSchema, await response.json()).data
  }

  return { db, call, list, details }
}
