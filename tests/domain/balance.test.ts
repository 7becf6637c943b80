import { expect, test } from 'vitest'
import { balanceOf, excessText, paidText, suggestRefund } from '../../src/domain/balance'
import type { Payment, PaidOrder, Refund } from '../../src/domain/payment'
import { withoutIsolates } from '../../src/lib/isolate'

const plain = (text: string | null) => text && withoutIsolates(text)

const payment = (id: string, entries: Partial<Payment> = {}): Payment => ({
  id,
  reference: null,
  amount: 6500,
  status: 'success',
  channel: 'card',
  at: null,
  refunded: null,
  ...entries,
})

/** `of` is the id of the payment. */
const refund = (amount: number, of?: string, status = 'processed'): Refund => ({
  amount,
  status,
  reason: null,
  responsible: null,
  by: null,
  at: null,
  payment: of === undefined ? null : { id: of, name: null, image: null },
})

/** An order of ₦6,500.00. */
const order = (entries: Partial<PaidOrder>): PaidOrder => ({
  status: 'delivered',
  totalPrice: 6500,
  paymentMethod: 'card',
  payments: null,
  refunds: null,
  transaction: null,
  refund: null,
  ...entries,
})

const transaction = { id: 't', name: null, image: null, reference: null, status: 'success' }
const oldRefund = { amount: 1500, status: 'processed', reason: null, responsible: null }

test.each([
  ['success', true],
  ['successful', true],
  ['SUCCESS', true],
  ['unsuccessful', false],
  ['pending', false],
  [null, false],
])('a payment that is %j has arrived: %j', (status, expected) => {
  expect(balanceOf(order({ payments: [payment('a', { status })] })).isPaid).toBe(expected)
  expect(balanceOf(order({ transaction: { ...transaction, status } })).isPaid).toBe(expected)
})

test.each([
  [6500, null, 6500],
  [6500, oldRefund, 5000],
  [6500, { ...oldRefund, status: 'failed' }, 6500],
  [1000, oldRefund, 0],
  [null, null, 0],
  // 0.3 - 0.1 is 0.19999999999999998.
  [0.3, { ...oldRefund, amount: 0.1 }, 0.2],
])(
  'an older backend sends one payment: of %j, after the refund %j, %j is left',
  (totalPrice, given, left) => {
    const old = order({ totalPrice, transaction, refund: given })
    expect(balanceOf(old)).toMatchObject({ left, excess: 0 })
    expect(balanceOf(old).choices.map((choice) => [choice.left, choice.named])).toEqual(
      left > 0 ? [[left, {}]] : [],
    )
  },
)

test.each<[string, Partial<PaidOrder>, string | null, number[]]>([
  ['paid once', { payments: [payment('a')] }, null, [6500]],
  [
    'paid twice',
    { payments: [payment('a'), payment('b')] },
    'Paid twice: ₦6,500.00 too much',
    [6500, 6500],
  ],
  [
    'paid twice and refunded',
    { payments: [payment('a'), payment('b')], refunds: [refund(6500, 'b')] },
    null,
    [6500],
  ],
  [
    'paid twice, and its refund failed',
    { payments: [payment('a'), payment('b')], refunds: [refund(6500, 'b', 'failed')] },
    'Paid twice: ₦6,500.00 too much',
    [6500, 6500],
  ],
  [
    'paid twice, and partly refunded without the name of a payment',
    { payments: [payment('a'), payment('b')], refunds: [refund(500)] },
    'Paid twice: ₦6,000.00 too much',
    [6500, 6500],
  ],
  [
    'paid twice, and only `refunded` says what was refunded',
    { payments: [payment('a'), payment('b', { refunded: 6000 })] },
    'Paid twice: ₦500.00 too much',
    [6500, 500],
  ],
  [
    'paid once more, and that payment was reversed',
    {
      payments: [payment('a'), payment('b'), payment('c', { status: 'reversed' })],
      refunds: [refund(6500, 'c')],
    },
    'Paid twice: ₦6,500.00 too much',
    [6500, 6500],
  ],
  [
    'paid too much at once',
    { payments: [payment('a', { amount: 7000.1 }), payment('b', { status: 'failed' })] },
    'Overpaid: ₦500.10 too much',
    [7000.1],
  ],
  [
    'paid twice and canceled',
    { status: 'CANCELED', payments: [payment('a'), payment('b')] },
    null,
    [6500, 6500],
  ],
  [
    'paid, without a total',
    { totalPrice: null, payments: [payment('a'), payment('b')] },
    null,
    [6500, 6500],
  ],
])('of an order that was %s, this is too much, and left: %j', (_name, entries, text, lefts) => {
  const paid = order(entries)
  expect(plain(excessText(paid))).toBe(text)
  expect(balanceOf(paid).choices.map(({ left }) => left)).toEqual(lefts)
})

test('a refund names its payment only if the order has several', () => {
  const namesOf = (payments: readonly Payment[]) =>
    balanceOf(order({ payments: [...payments] })).choices.map(({ named }) => named)
  expect(namesOf([payment('a')])).toEqual([{}])
  expect(namesOf([payment('a'), payment('b', { status: 'failed' })])).toEqual([{ payment: 'a' }])
})

test('the suggested refund is the payment that was asked for, else the latest that is too much', () => {
  const early = payment('early', { at: '2026-11-20T12:00:00Z' })
  const late = payment('late', { at: '2026-11-20T12:03:00Z' })
  const suggest = (entries: Partial<PaidOrder>, asked?: string) => {
    const { choice, amount } = suggestRefund(order(entries), asked)
    return [choice?.payment.id, amount]
  }
  expect(suggest({ payments: [late, early] })).toEqual(['late', 6500])
  expect(suggest({ payments: [late, early] }, 'early')).toEqual(['early', 6500])
  // Never another one than the administrator asked for.
  const refunded = { payments: [late, early], refunds: [refund(6500, 'late')] }
  expect(suggest(refunded, 'late')).toEqual([undefined, 0])
  expect(suggest(refunded)).toEqual(['early', 6500])
  expect(suggest({ payments: [early] }, 'another id')).toEqual(['early', 6500])
  expect(suggest({ payments: [{ ...late, amount: 300 }, early] })).toEqual(['late', 300])
  expect(suggest({ payments: [{ ...early, amount: 7000 }] })).toEqual(['early', 500])
  // Nothing is too much: a choice between two is the administrator's.
  expect(suggest({ totalPrice: 13_000, payments: [early, late] })).toEqual([undefined, 0])
  expect(suggest({ payments: [early] })).toEqual(['early', 6500])
  expect(suggest({ payments: [] })).toEqual([undefined, 0])
})

test.each<[string | null, Partial<PaidOrder>]>([
  ['Card, ₦6,500.00 paid', { payments: [payment('a')] }],
  [
    'Card, ₦6,500.00 paid, ₦1,500.00 refunded',
    { payments: [payment('a')], refunds: [refund(1500, 'a')] },
  ],
  ['Card, nothing paid yet', { payments: [payment('a', { status: 'failed' })] }],
  ['Nothing paid yet', { payments: [], paymentMethod: null }],
  [null, {}],
])('what has been paid for an order is %j', (text, entries) => {
  expect(plain(paidText(order(entries)))).toBe(text)
})

test('a long payment method is cut', () => {
  const paid = order({ payments: [payment('a')], paymentMethod: 'W'.repeat(5000) })
  expect(plain(paidText(paid))).toMatch(/^W{100,1000}…, ₦6,500\.00 paid$/)
})
