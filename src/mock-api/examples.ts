import type { JsonSchema } from '@valibot/to-json-schema'
import { getResponse } from 'msw'
import * as v from 'valibot'
import { authHeaders } from '../api/conventions.ts'
import { sentBody, type Body } from '../api/endpoint.ts'
import { PAGE_SIZE } from '../api/list.ts'
import { toPlainSchema } from '../contract/json-schema.ts'
import { modules } from '../contract/modules.ts'
import { figures } from '../contract/modules/analytics.ts'
import { countAudience } from '../contract/modules/notifications.ts'
import { ticketAssignees } from '../contract/modules/tickets.ts'
import type { Examples } from '../contract/openapi.ts'
import type { Operation } from '../contract/operation.ts'
import { operations } from '../contract/operations.ts'
import { toSent } from '../contract/schema-parts.ts'
import { createDb } from './db.ts'
import { createHandlers } from './handlers.ts'

const notes = operations
  .filter(({ path }) => path.endsWith('/note'))
  .map(({ id }) => [id, { body: 'Called the customer: they are at home until 5 pm.' }] as const)

const bodies: Record<string, Body> = {
  login: { email: 'ada@example.com', password: 'jollof-rice' },
  ...Object.assign({}, ...modules.map(({ examples }) => examples)),
  ...Object.fromEntries(notes),
}

const TOKEN = 'example-token'
const user = { id: 'adm-1', firstName: 'Ada', lastName: 'Obi', usertype: 'admin' }
// These values differ in each request.
const generated = {
  login: { data: { user, token: TOKEN } },
  createVoucher: { data: { voucher: { id: '66f1c0ffee' } } },
  visitTicket: { data: { others: [{ id: 'adm-3', name: 'Ngozi Eze', isWriting: true }] } },
  updateVouchers: { data: { failed: [{ id: '66f1c0ffee', message: 'Voucher not found' }] } },
}

const objectSchema = v.looseObject({})

/** Keeps the first item of each array, and the fields that the schema describes. */
function shortened(value: unknown, schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return value
  const type = Array.isArray(value) ? 'array' : typeof value
  const forms = [schema, ...(schema.anyOf ?? [])].filter((form) => typeof form === 'object')
  const isFitting = (form: JsonSchema) => [form.type].flat().some((name) => name === type)
  const { items, properties = {} } = forms.find(isFitting) ?? {}
  if (Array.isArray(value)) {
    return value.slice(0, 1).map((item) => shortened(item, Array.isArray(items) ? true : items))
  }
  if (!v.is(objectSchema, value)) return value
  const described = Object.entries(value).filter(([name]) => name in properties)
  return Object.fromEntries(
    described.map(([name, part]) => [name, shortened(part, properties[name])]),
  )
}

const dataSchema = v.pipe(
  v.object({ data: objectSchema }),
  v.transform(({ data }) => data),
)
const rowsSchema = v.array(v.looseObject({ id: v.optional(v.string()) }))

const toExample = ({ response }: Operation, data: unknown) => ({
  data: shortened(toSent(response, data), toPlainSchema(response, 'output')),
})

/** Examples of all bodies. The responses come from the mock API, with one item of each array. */
export async function readExamples(): Promise<Examples> {
  const db = createDb(50, new Date('2026-03-02T12:00:00Z'))
  db.tokens.add(TOKEN)
  const handlers = createHandlers({ db })
  async function read(path: string) {
    const headers = authHeaders(TOKEN)
    const answer = await getResponse(
      handlers,
      new Request(`http://localhost/api${path}`, { headers }),
    )
    return v.parse(dataSchema, await answer?.json())
  }
  async function readExample(operation: Operation, path: string) {
    return toExample(operation, await read(path))
  }

  const requests: Record<string, unknown> = {}
  for (const operation of operations) {
    const body = bodies[operation.id]
    if (body) requests[operation.id] = sentBody(operation, body)
  }
  const responses: Record<string, unknown> = { ...generated }
  for (const list of operations) {
    if (!list.list) continue
    // oxlint-disable-next-line no-await-in-loop
    const data = await read(`${list.path}?page=1&limit=${PAGE_SIZE}`)
    const details = operations.find(
      ({ method, path }) => method === 'GET' && path === `${list.path}/{id}`,
    )
    if (!details) {
      responses[list.id] = toExample(list, data)
      continue
    }
    const many = list.list.keys[1]
    const rows = v.parse(rowsSchema, data[many]).filter(({ id }) => id !== undefined)
    // oxlint-disable-next-line no-await-in-loop
    const all = await Promise.all(
      rows.map(async (row) => ({
        row,
        example: await readExample(details, `${list.path}/${row.id}`),
      })),
    )
    // Both examples are about the record with the most fields, as a client would open a row of the
    // list.
    const [most] = all.toSorted(
      (a, b) => JSON.stringify(b.example).length - JSON.stringify(a.example).length,
    )
    responses[list.id] = toExample(list, { ...data, [many]: most && [most.row] })
    responses[details.id] = most?.example
  }
  responses['verifyTransaction'] = responses['getTransaction']
  for (const [operation, params] of [
    [figures, 'period=7d'],
    [countAudience, 'audience=users&state=Lagos'],
    [ticketAssignees, ''],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    responses[operation.id] = await readExample(operation, `${operation.path}?${params}`)
  }
  return { requests, responses }
}
