import * as fc from 'fast-check'
import { hostileText, markup, words } from './malformed-texts'

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1 + 0.2, 1e21, 1e308, 5e-324, 2 ** 53, -(2 ** 53), 1500.005),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)
const hostileDigits = fc.constantFrom(
  '1e999',
  '-Infinity',
  'NaN',
  '0x1F',
  ' 12 ',
  '1,500.00',
  '٣',
  '9'.repeat(400),
  '-0',
)
const hostileDate = fc.constantFrom(
  '2026-11-21T23:30:00+01:00',
  '2027-03-01',
  '2027-02-31',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-14T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-13-45',
  '2026-11-21T99:99:99Z',
  'Sat Nov 21 2026',
  '1795219200000',
  'yesterday',
)

/** A value of a wrong type. */
const wrongType = fc.oneof(
  fc.constantFrom(null, undefined, true, false, [], {}, [[]], [null]),
  fc.constantFrom({ toString: 'x', length: -1 }, { $$typeof: 'react.element', type: 1 }),
  hostileNumber,
  fc.jsonValue({ maxDepth: 2 }),
)

/** Mostly a valid value, sometimes another one. */
export function mostlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: valid, weight: 4 },
    { arbitrary: hostileText, weight: 2 },
    { arbitrary: wrongType, weight: 1 },
  )
}

// Few, so that a list has duplicates.
const plainId = fc.nat({ max: 499 }).map((number) => `v${number}`)
const hostileId = fc.oneof(
  { arbitrary: plainId, weight: 6 },
  { arbitrary: fc.constantFrom(...words, ' ', ' v1 ', 7, '7', 1e21, 0.5, 2 ** 53, -0), weight: 2 },
  { arbitrary: hostileText, weight: 1 },
  { arbitrary: wrongType, weight: 1 },
)

/** An object with all or some of these fields, and sometimes own keys such as "__proto__". */
export function hostileObject(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  const extra = fc.constantFrom<[string, unknown][]>(
    ...Array.from({ length: 8 }, () => []),
    [['__proto__', { pwned: 1, id: 'inherited', title: 'inherited' }]],
    [['constructor', { prototype: { pwned: 1 } }]],
    [
      ['toString', null],
      ['hasOwnProperty', 1],
      ['toJSON', {}],
    ],
  )
  const dropped = fc.oneof(
    { arbitrary: fc.constant<string[]>([]), weight: 3 },
    { arbitrary: fc.subarray(Object.keys(fields)), weight: 1 },
  )
  // Assigning "__proto__" would set the prototype instead of a key.
  return fc
    .tuple(fc.record(fields), dropped, extra)
    .map(([known, gone, others]) =>
      Object.fromEntries([
        ...Object.entries(known).filter(([key]) => !gone.includes(key)),
        ...others,
      ]),
    )
}

const name = fc.constantFrom('Jollof Friday', 'Ẹ kú ìrọ̀lẹ́', 'Suya')
const money = fc.oneof(fc.nat({ max: 99_999 }), hostileNumber, hostileDigits)
const status = fc.constantFrom('unclaimed', 'claimed', 'used', 'expired', 'frozen')
const flag = fc.boolean()

/** A row of the voucher list, sometimes without a usable id. */
export const hostileVoucher = hostileObject({
  id: hostileId,
  _id: plainId,
  title: mostlyValid(name),
  type: mostlyValid(fc.constantFrom('voucher', 'free_delivery', 'invalid', 'gift')),
  amount: mostlyValid(money),
  code: mostlyValid(fc.constant('JOLLOF26')),
  user: mostlyValid(fc.constant('ada@example.com')),
  expiryDate: mostlyValid(hostileDate),
  claimable: mostlyValid(flag),
  multiple: mostlyValid(flag),
  status: mostlyValid(status),
  createdAt: mostlyValid(hostileDate),
})

/** A body, with or without an envelope. */
function enveloped(body: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fc.oneof(
    body,
    body.map((data) => ({ data })),
  )
}

const figures = {
  pagination: mostlyValid(
    hostileObject({
      total: fc.oneof(money, fc.nat()),
      totalPages: fc.oneof(money, fc.constantFrom(0, 1, 2, 7, Number.MAX_SAFE_INTEGER)),
    }),
  ),
  discountAmount: mostlyValid(money),
  discount: mostlyValid(money),
  freeDelivery: mostlyValid(money),
}

/** A voucher list with malformed rows. `rows` limits their number. */
export function hostileList(rows: { minLength: number; maxLength: number }) {
  const row = fc.oneof(
    { arbitrary: hostileVoucher, weight: 12 },
    { arbitrary: wrongType, weight: 1 },
  )
  return enveloped(
    fc.record({ vouchers: fc.array(row, rows), ...figures }, { requiredKeys: ['vouchers'] }),
  )
}

const hostileOrder = hostileObject({
  id: hostileId,
  _id: plainId,
  orderId: mostlyValid(fc.constant('ORD-7')),
  restaurant: mostlyValid(
    fc.array(
      hostileObject({
        name: mostlyValid(name),
        image: fc.constantFrom('/nowhere.svg', 'data:,', ...markup),
      }),
      { maxLength: 2 },
    ),
  ),
  totalPrice: mostlyValid(money),
  status: mostlyValid(fc.constantFrom('paid', 'DELIVERED', 'Canceled', 'lost')),
  createdAt: mostlyValid(hostileDate),
})

/** Malformed details of a voucher that has orders. */
export const hostileDetails = enveloped(
  fc.record({
    voucher: fc
      .tuple(hostileVoucher, plainId)
      .map(([voucher, id]) => Object.assign(voucher, { id, multiple: true })),
    voucherOrder: fc.oneof(
      { arbitrary: fc.array(hostileOrder, { maxLength: 5 }), weight: 4 },
      { arbitrary: fc.constantFrom(null, undefined), weight: 1 },
    ),
  }),
)

/** Any value, or a malformed response of any kind. */
export const hostileBody: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true }),
  fc.jsonValue(),
  hostileText,
  wrongType,
  hostileObject({
    data: mostlyValid(hostileObject({ vouchers: wrongType, voucher: wrongType, user: wrongType })),
    vouchers: mostlyValid(fc.array(hostileVoucher, { maxLength: 3 })),
    voucher: mostlyValid(hostileVoucher),
    voucherOrder: mostlyValid(fc.array(hostileOrder, { maxLength: 3 })),
    ...figures,
  }),
)

/** A malformed user in the response to a sign-in. */
export const hostileUser = hostileObject({
  id: hostileId,
  _id: hostileId,
  firstName: mostlyValid(name),
  lastName: mostlyValid(name),
  usertype: mostlyValid(fc.constant('admin')),
  email: mostlyValid(fc.constant('Ada@Example.com')),
  restaurant: wrongType,
})
