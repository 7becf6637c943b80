import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { loginResponseSchema } from '@/features/session/schema'
import { voucherFormSchema, voucherValues } from '@/features/vouchers/form/voucher-form-schema'
import {
  orderStatusColor,
  orderStatusLabel,
  statusColor,
  statusLabel,
  typeLabel,
  voucherName,
} from '@/features/vouchers/labels'
import {
  voucherDetailsSchema,
  voucherListSchema,
  voucherSearchSchema,
  type Voucher,
  type VoucherOrder,
} from '@/features/vouchers/schema'
import {
  formatCalendarDay,
  formatCount,
  formatRelativeDay,
  formatDateTime,
  formatNaira,
} from '@/lib/format'
import { pageItems } from '@/lib/page-items'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { initials, shortName, userKey, userSchema } from '@/lib/user'
import { takeLogged } from '../support/server'
import { hostileBody, hostileDetails, hostileList, hostileUser } from './generators'
import { forEach } from './malformed-texts'

const RUNS = 1500

/** What the network makes of it. */
const received = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null')

/** The promises that are broken, by name. */
function broken(promises: Record<string, boolean>) {
  return Object.entries(promises).flatMap(([name, isKept]) => (isKept ? [] : [name]))
}

/** Whether a path that ends in the id is that id's and no other, and the address of the page brings it back. */
function leadsToItself(id: string) {
  const { pathname } = new URL(`https://a.example/crm/voucher/${encodeURIComponent(id)}`)
  const [, , , last, ...others] = pathname.split('/').map(decodeURIComponent)
  const { voucher } = v.parse(voucherSearchSchema, parseSearch(stringifySearch({ voucher: id })))
  return last === id && others.length === 0 && voucher === id
}

const isVisible = (text: string) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
const isText = (value: string | null) => value === null || isVisible(value)
const isFlag = (value: unknown) => value === null || typeof value === 'boolean'
const isAmount = (value: number | null) =>
  value === null || Math.abs(value) <= Number.MAX_SAFE_INTEGER
const isPicture = (value: string | null) =>
  value === null || /^https?:/.test(new URL(value, 'https://a.example').protocol)
const isCount = (value: number | null) =>
  value === null || (Number.isSafeInteger(value) && value >= 0)
const isDay = (value: string | null) =>
  value === null || new Date(value).toISOString().startsWith(`${value}T`)

function brokenBy(voucher: Voucher) {
  const { id, title, type, amount, code, user, expiryDate, claimable, multiple } = voucher
  const { status, createdAt } = voucher
  const shown = [
    voucherName(voucher),
    statusLabel(status ?? 'used'),
    statusColor(status ?? ''),
    typeLabel(type ?? 'voucher'),
    formatNaira(amount),
    formatCalendarDay(expiryDate),
    formatRelativeDay(createdAt),
    formatDateTime(createdAt) ?? 'none',
  ]
  return broken({
    id: leadsToItself(id),
    texts: [title, type, code, user, status, createdAt].every(isText),
    amount: isAmount(amount),
    expiryDate: isDay(expiryDate),
    flags: isFlag(claimable) && isFlag(multiple),
    keys: Object.keys(voucher).length === 11,
    shown: shown.every(isVisible),
    // Whatever it holds, the form of it can be opened and checked.
    form: typeof v.safeParse(voucherFormSchema, voucherValues(voucher)).success === 'boolean',
  })
}

function brokenByOrder(order: VoucherOrder) {
  const { id, orderId, restaurant, totalPrice, status, createdAt } = order
  const shown = [
    orderStatusLabel(status ?? 'paid'),
    orderStatusColor(status ?? ''),
    formatNaira(totalPrice),
    formatRelativeDay(createdAt),
  ]
  return broken({
    id: leadsToItself(id),
    texts: [orderId, restaurant.name, restaurant.image, status, createdAt].every(isText),
    totalPrice: isAmount(totalPrice),
    image: isPicture(restaurant.image),
    shown: shown.every(isVisible),
  })
}

/** What a list breaks of what the page relies on; nothing where the body is refused. */
function brokenByList(body: unknown) {
  const parsed = v.safeParse(voucherListSchema, body)
  if (!parsed.success) return []
  const { rows, total, totalPages, discountAmount, discount, freeDelivery } = parsed.output
  const pages = pageItems(1, totalPages ?? 1)
  return [
    ...rows.flatMap(brokenBy),
    ...broken({
      ids: new Set(rows.map(({ id }) => id)).size === rows.length,
      counts: [total, discount, freeDelivery].every(isCount),
      totalPages: totalPages === null || (isCount(totalPages) && totalPages >= 1),
      discountAmount: isAmount(discountAmount),
      shown: [formatCount(total), formatNaira(discountAmount)].every(isVisible),
      pages: pages[0] === 1 && pages.length <= 7,
    }),
  ]
}

function brokenByDetails(body: unknown) {
  const parsed = v.safeParse(voucherDetailsSchema, body)
  if (!parsed.success) return []
  const { voucher, voucherOrder } = parsed.output
  const orders = voucherOrder ?? []
  return [
    ...brokenBy(voucher),
    ...orders.flatMap(brokenByOrder),
    ...broken({ ids: new Set(orders.map(({ id }) => id)).size === orders.length }),
  ]
}

function brokenByUser(body: unknown) {
  const parsed = v.safeParse(userSchema, body)
  if (!parsed.success) return []
  const { output: user } = parsed
  const key = userKey(user)
  return broken({
    names: [user.firstName, user.lastName, user.usertype].every((name) => typeof name === 'string'),
    key: key === null || (typeof key === 'string' && key !== ''),
    shown: isVisible(shortName(user)) && isVisible(initials(user)),
  })
}

const everyoneKeys = Object.getOwnPropertyNames(Object.prototype)

function expectNoTrace() {
  // A row that is left out is logged; here thousands are.
  for (const said of new Set(takeLogged())) {
    expect(said).toMatch(/^(A voucher|An order) .* left out of the list\.$/)
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(everyoneKeys)
}
afterEach(expectNoTrace)

describe('whatever a server answers', () => {
  test('no schema throws, and what it lets through keeps its promises', () => {
    forEach(hostileBody, RUNS, (body) => {
      expect(brokenByList(body)).toEqual([])
      expect(brokenByDetails(body)).toEqual([])
      expect(brokenByUser(body)).toEqual([])
      expect(typeof v.is(loginResponseSchema, body)).toBe('boolean')
    })
  })

  test('a voucher list is read, row by row', () => {
    forEach(hostileList({ minLength: 0, maxLength: 4 }), RUNS, (body) => {
      expect(v.is(voucherListSchema, received(body))).toBe(true)
      expect(brokenByList(received(body))).toEqual([])
    })
  })

  test('the details of a voucher are read', () => {
    forEach(hostileDetails, RUNS, (body) => {
      expect(v.is(voucherDetailsSchema, received(body))).toBe(true)
      expect(brokenByDetails(received(body))).toEqual([])
    })
  })

  test('an administrator has a name to show and letters for the picture', () => {
    forEach(hostileUser, RUNS, (user) => {
      const isKnown = v.is(userSchema, received(user))
      expect(v.is(loginResponseSchema, received({ user, token: 'a-token' }))).toBe(isKnown)
      expect(brokenByUser(received(user))).toEqual([])
    })
  })
})
