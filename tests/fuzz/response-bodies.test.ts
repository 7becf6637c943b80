import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '@/api/search-params'
import { pageItems } from '@/components/list/pagination'
import { formatNaira } from '@/domain/amount'
import { formatCalendarDay, formatDateTime, formatRelativeDay } from '@/domain/format-dates'
import { toDay } from '@/domain/lagos'
import { type OrderRow, orderStatus } from '@/domain/order'
import { initials, shortName, userKey, userSchema } from '@/domain/user'
import { voucherStatus, voucherType } from '@/domain/voucher'
import { loginResponseSchema } from '@/features/session/resource'
import { voucherName } from '@/features/vouchers/fields'
import { voucherValues } from '@/features/vouchers/form/voucher-values'
import { voucherFormSchema, type Voucher, voucherSearch } from '@/features/vouchers/resource'
import { formatCount } from '@/lib/format'
import { voucherDetailsSchema, voucherPageSchema } from '../../src/contract/voucher-responses'
import { takeLogged } from '../support/server'
import { hostileBody, hostileDetails, hostileList, hostileUser } from './generators'
import { forEach, violations } from './malformed-texts'

const RUNS = 600
const TODAY = '2026-11-26'

/** A body after it was sent as JSON. */
const received = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null')

/** Whether the id is one segment of a path, and a search param that is parsed to the same id. */
function isUsableId(id: string) {
  const { pathname } = new URL(`https://a.example/crm/voucher/${encodeURIComponent(id)}`)
  const [, , , last, ...others] = pathname.split('/').map(decodeURIComponent)
  const { voucher } = v.parse(voucherSearch, parseSearch(stringifySearch({ voucher: id })))
  return last === id && others.length === 0 && voucher === id
}

const isVisible = (text: string) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
const isVisibleOrNull = (value: string | null) => value === null || isVisible(value)
const isFlag = (value: unknown) => value === null || typeof value === 'boolean'
const isAmount = (value: number | null) =>
  value === null || Math.abs(value) <= Number.MAX_SAFE_INTEGER
const isImage = (value: string | null) =>
  value === null || /^https?:/.test(new URL(value, 'https://a.example').protocol)
const isCount = (value: number | null) =>
  value === null || (Number.isSafeInteger(value) && value >= 0)
const isDay = (value: string | null) =>
  value === null || new Date(value).toISOString().startsWith(`${value}T`)

function voucherViolations(voucher: Voucher) {
  const { id, title, type, amount, code, user, expiryDate, claimable, multiple } = voucher
  const { status, createdAt } = voucher
  const day = expiryDate && toDay(expiryDate)
  const shown = [
    voucherName(voucher),
    voucherStatus.describe(status ?? 'used').label,
    voucherType.labelOf(type) ?? 'Discount',
    formatNaira(amount),
    formatCalendarDay(day, TODAY),
    formatRelativeDay(createdAt, TODAY),
    formatDateTime(createdAt) ?? 'none',
  ]
  return violations({
    id: isUsableId(id),
    texts: [title, type, code, user, status, createdAt].every(isVisibleOrNull),
    amount: isAmount(amount),
    expiryDate: (expiryDate === null) === (day === null) && isDay(day),
    flags: isFlag(claimable) && isFlag(multiple),
    keys: Object.keys(voucher).length === 11,
    shown: shown.every(isVisible),
    // Validation of the edit form does not throw.
    form: typeof v.safeParse(voucherFormSchema, voucherValues(voucher)).success === 'boolean',
  })
}

function orderViolations(order: OrderRow) {
  const { id, orderId, restaurant, totalPrice, status, createdAt } = order
  const shown = [
    orderStatus.describe(status ?? 'paid').label,
    formatNaira(totalPrice),
    formatRelativeDay(createdAt, TODAY),
  ]
  return violations({
    id: isUsableId(id),
    texts: [orderId, restaurant?.name ?? null, restaurant?.image ?? null, status, createdAt].every(
      isVisibleOrNull,
    ),
    totalPrice: isAmount(totalPrice),
    image: isImage(restaurant?.image ?? null),
    shown: shown.every(isVisible),
  })
}

/** Returns the rules that a parsed list violates. A body that does not match the schema violates none. */
function listViolations(body: unknown) {
  const parsed = v.safeParse(voucherPageSchema, body)
  if (!parsed.success) return []
  const { rows, total, totalPages, meta } = parsed.output
  const { discountAmount, discount, freeDelivery } = meta
  const pages = pageItems(1, totalPages ?? 1)
  return [
    ...rows.flatMap(voucherViolations),
    ...violations({
      ids: new Set(rows.map(({ id }) => id)).size === rows.length,
      counts: [total, discount, freeDelivery].every(isCount),
      totalPages: totalPages === null || (isCount(totalPages) && totalPages >= 1),
      discountAmount: isAmount(discountAmount),
      shown: [formatCount(total), formatNaira(discountAmount)].every(isVisible),
      pages: pages[0] === 1 && pages.length <= 7,
    }),
  ]
}

function detailsViolations(body: unknown) {
  const parsed = v.safeParse(voucherDetailsSchema, body)
  if (!parsed.success) return []
  const { record: voucher, voucherOrder } = parsed.output
  const orders = voucherOrder ?? []
  return [
    ...voucherViolations(voucher),
    ...orders.flatMap(orderViolations),
    ...violations({ ids: new Set(orders.map(({ id }) => id)).size === orders.length }),
  ]
}

function userViolations(body: unknown) {
  const parsed = v.safeParse(userSchema, body)
  if (!parsed.success) return []
  const { output: user } = parsed
  const key = userKey(user)
  return violations({
    names: [user.firstName, user.lastName, user.usertype].every((name) => typeof name === 'string'),
    key: key === null || (typeof key === 'string' && key !== ''),
    shown: isVisible(shortName(user)) && isVisible(initials(user)),
  })
}

const prototypeKeys = Object.getOwnPropertyNames(Object.prototype)

/** Checks that only omitted rows were logged, and that `Object.prototype` is unchanged. */
function expectNoSideEffects() {
  for (const message of new Set(takeLogged())) {
    expect(message).toMatch(/^(A row of vouchers|An order) .* left out of the list\.$/)
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototypeKeys)
}
afterEach(expectNoSideEffects)

test('no schema throws for any body, and each parsed value is valid', () => {
  forEach(hostileBody, RUNS, (body) => {
    expect(listViolations(body)).toEqual([])
    expect(detailsViolations(body)).toEqual([])
    expect(userViolations(body)).toEqual([])
    expect(typeof v.is(loginResponseSchema, body)).toBe('boolean')
  })
})

test('a list with malformed rows is parsed', () => {
  forEach(hostileList({ minLength: 0, maxLength: 4 }), RUNS, (body) => {
    expect(v.is(voucherPageSchema, received(body))).toBe(true)
    expect(listViolations(received(body))).toEqual([])
  })
})

test('malformed details of a voucher are parsed', () => {
  forEach(hostileDetails, RUNS, (body) => {
    expect(v.is(voucherDetailsSchema, received(body))).toBe(true)
    expect(detailsViolations(received(body))).toEqual([])
  })
})

test('a malformed user has a visible name and initials', () => {
  forEach(hostileUser, RUNS, (user) => {
    const isKnown = v.is(userSchema, received(user))
    expect(v.is(loginResponseSchema, received({ user, token: 'a-token' }))).toBe(isKnown)
    expect(userViolations(received(user))).toEqual([])
  })
})
