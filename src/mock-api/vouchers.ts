import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { listSearchSchema } from '../api/list.ts'
import type { ChangeOf } from '../api/resource.ts'
import { bulkSchema, promotionSchema, voucherResource } from '../features/vouchers/resource.ts'
import { answer, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { DEFAULT_LIMIT } from './limits.ts'
import { ordersOf, type StoredVoucher } from './seed/vouchers.ts'

const limit = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1))
const listSchema = v.object({
  ...listSearchSchema(voucherResource.filters).entries,
  limit: v.fallback(limit, DEFAULT_LIMIT),
})

// The specified requests can neither sort nor filter by dates.
const capabilities = { idempotency: true }

const ok = (message: string) => HttpResponse.json({ message })
const notFound = () => missing('Voucher')

type Input = ChangeOf<typeof voucherResource>

/** The stored form of a body: the amount is a number, and blank keys are left out. */
function stored({ title, type, amount, code, user, expiryDate, claimable }: Input) {
  return {
    title,
    type,
    claimable,
    code,
    ...(amount && type !== 'free_delivery' && { amount: Number(amount) }),
    ...(user && { user: user.toLowerCase() }),
    ...(expiryDate && { expiryDate }),
  }
}

function issue(input: Input): StoredVoucher {
  return {
    ...stored(input),
    id: crypto.randomUUID(),
    multiple: input.multiple,
    status: input.user ? 'claimed' : 'unclaimed',
    createdAt: new Date().toISOString(),
  }
}

/** Why a bulk action skips a voucher. Null if it does not. */
function bulkFailure(id: string, voucher: StoredVoucher | undefined) {
  if (!voucher) return { id, message: 'Voucher not found' }
  const isLocked = `${voucher.title} ${voucher.code}`.includes('locked-voucher')
  return isLocked ? { id, message: 'This voucher is locked' } : null
}

/** Logs a request about many vouchers as one entry with the first voucher. */
function logVouchers(
  db: Db,
  request: Request,
  [first, ...others]: readonly StoredVoucher[],
  event: string,
) {
  if (!first) return
  const text = `${1 + others.length} vouchers ${event}`
  const record = { type: 'voucher', id: first.id, name: first.title } as const
  log(db, request, record, event, others.length > 0 ? { text } : {})
}

export function createVoucherHandlers(db: Db) {
  return [
    http.get('*/api/crm/voucher', ({ request }) => {
      const params = Object.fromEntries(new URL(request.url).searchParams)
      return HttpResponse.json({ data: { ...db.list(v.parse(listSchema, params)), capabilities } })
    }),
    http.post('*/api/crm/voucher/bulk', async ({ request }) => {
      const { body, refusal } = await readBody(request, bulkSchema)
      if (refusal) return refusal
      const failed = body.vouchers.flatMap((id) => bulkFailure(id, db.find(id)) ?? [])
      const failedIds = new Set(failed.map(({ id }) => id))
      const ids = new Set(body.vouchers.filter((id) => !failedIds.has(id)))
      const event = body.type === 'delete' ? 'deleted' : 'expired'
      const changed = [...ids].flatMap((id) => db.find(id) ?? [])
      logVouchers(db, request, changed, event)
      if (body.type === 'delete') db.remove(ids)
      else db.update(ids, (voucher) => ({ ...voucher, status: 'expired' }))
      return answer(failed.length > 0 ? { failed } : {})
    }),
    http.post('*/api/crm/voucher/promotion', async ({ request }) => {
      const { body, refusal } = await readBody(request, promotionSchema)
      if (refusal) return refusal
      const reward = { title: body.name, type: 'voucher', amount: '1000', code: '' } as const
      const terms = { expiryDate: '', claimable: true, multiple: false }
      const vouchers = body.users.map(({ email }) => issue({ ...reward, ...terms, user: email }))
      db.add(vouchers)
      logVouchers(db, request, vouchers, 'created')
      return ok('Rewards distributed')
    }),
    http.post('*/api/crm/voucher', async ({ request }) => {
      const { body, refusal } = await readBody(request, voucherResource.create)
      if (refusal) return refusal
      const { code } = body
      if (code && db.hasCode(code)) return refuse(`The code ${code} is already taken`)
      const voucher = issue(body)
      db.add([voucher])
      logVouchers(db, request, [voucher], 'created')
      return HttpResponse.json({ data: { voucher } }, { status: 201 })
    }),
    http.get<{ id: string }>('*/api/crm/voucher/:id', ({ params }) => {
      const voucher = db.find(params.id)
      if (!voucher) return notFound()
      const voucherOrder = ordersOf(voucher)
      // An order may have been canceled since the start.
      for (const order of voucherOrder) order.status = db.orderStatus(order.id) ?? order.status
      return HttpResponse.json({ data: { voucher, voucherOrder, capabilities } })
    }),
    http.patch<{ id: string }>('*/api/crm/voucher/:id', async ({ params, request }) => {
      const found = db.find(params.id)
      if (!found) return notFound()
      const { body, refusal } = await readBody(request, voucherResource.change)
      if (refusal) return refusal
      const { id, multiple, status, createdAt } = found
      const voucher = { ...stored(body), id, multiple, status, createdAt }
      db.update(new Set([id]), () => voucher)
      logVouchers(db, request, [voucher], 'changed')
      return HttpResponse.json({ data: { voucher } })
    }),
    http.delete<{ id: string }>('*/api/crm/voucher/:id', ({ params, request }) => {
      const voucher = db.find(params.id)
      if (!voucher) return notFound()
      db.remove(new Set([params.id]))
      logVouchers(db, request, [voucher], 'deleted')
      return ok('Voucher deleted')
    }),
  ]
}
