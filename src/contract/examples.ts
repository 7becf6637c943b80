import { getResponse } from 'msw'
import * as v from 'valibot'
import { enveloped } from '../lib/envelope.ts'
import { createDb } from '../mock-api/db.ts'
import { createHandlers } from '../mock-api/handlers.ts'
import type { Examples } from './openapi.ts'
import { operations } from './operations.ts'

const reason = 'Customer asked'
const voucher = {
  title: 'Suya Sunday',
  type: 'voucher',
  amount: '1500',
  code: 'SUYA15',
  user: 'adaeze.bello@example.com',
  expiryDate: '2027-03-01',
  claimable: true,
}

const requests: Record<string, unknown> = {
  login: { email: 'ada@example.com', password: 'jollof-rice' },
  createVoucher: { ...voucher, multiple: false },
  editVoucher: voucher,
  updateVouchers: { type: 'expire', vouchers: ['66f1c0ffee'] },
  rewardCampaign: {
    name: 'Detty December',
    users: [{ email: 'adaeze.bello@example.com', name: 'Adaeze Bello' }],
  },
  changeOrder: { status: 'canceled', reason },
  refundOrder: { amount: 1500, reason: 'Cold food', responsible: 'restaurant' },
  changeUser: { status: 'blocked', reason },
  changeRestaurant: { status: 'closed', reason },
  changeDriver: { status: 'suspended', reason },
}

const TOKEN = 'example-token'
const user = { firstName: 'Ada', lastName: 'Obi', usertype: 'admin', email: 'ada@example.com' }
// These differ at each request.
const generated = {
  login: { data: { user, token: TOKEN } },
  createVoucher: { data: { voucher: { id: '66f1c0ffee', ...voucher } } },
}

/** Keeps the first item of each array. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (!v.is(v.looseObject({}), value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

const rowSchema = v.object({ id: v.string() })

/** Returns examples of all bodies. The responses are those of the mock API, with the first item of each array. */
export async function readExamples(): Promise<Examples> {
  const db = createDb(50, new Date('2026-03-02T12:00:00Z'))
  db.tokens.add(TOKEN)
  const handlers = createHandlers({ db })
  async function read(path: string) {
    const headers = { Authorization: `Bearer ${TOKEN}` }
    const request = new Request(`http://localhost/api${path}`, { headers })
    const response = await getResponse(handlers, request)
    const body: unknown = await response?.json()
    return body
  }

  const responses: Record<string, unknown> = { ...generated }
  for (const { id, path, list } of operations) {
    if (!list) continue
    // oxlint-disable-next-line no-await-in-loop
    const page = await read(`${path}?page=1&limit=1`)
    responses[id] = shortened(page)
    const { [list.noun[1]]: rows } = v.parse(enveloped(v.looseObject({})), page)
    const [row] = v.parse(v.array(rowSchema), rows)
    const details = operations.find(
      (other) => other.method === 'GET' && other.path === `${path}/{id}`,
    )
    // oxlint-disable-next-line no-await-in-loop
    if (row && details) responses[details.id] = shortened(await read(`${path}/${row.id}`))
  }
  return { requests, responses }
}
