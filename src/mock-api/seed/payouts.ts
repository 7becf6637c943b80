import { createRandom, letters, pickWeighted, startOf, wholeOf } from '../random.ts'
import { dateOf, isoOf, lagosDay, MINUTE_MS } from '../time.ts'
import type { StoredPayout, StoredTransaction } from './order-types.ts'
import { providerOf, referenceOf } from './payments.ts'
import { WEEK_MS, type Due } from './payout-dues.ts'
import { idOf } from './places.ts'

const FEE = 50
const sizes = { vendor: 50, driver: 25, logistics: 15 }
const PAYOUTS = 90
// The number of payouts that are requested today. They come first.
const TODAY = 4
const ADMIN = { id: 'adm-1', name: 'Ada Obi' }
const APPROVERS = [
  { id: 'adm-3', name: 'Ngozi Eze', email: 'ngozi@example.com' },
  { ...ADMIN, email: 'ada@example.com' },
] as const
/**
 * Savings of some vendors, which they also request, with the number of approvals. From ₦250,000,
 * two administrators have to approve.
 */
const savings: Readonly<Record<string, readonly (readonly [amount: number, approvals: number])[]>> =
  {
    requested: [
      [402_500, 0],
      [268_000, 1],
      [295_000, 0],
    ],
    paid: [[310_000, 2]],
  }

/** The statuses of the newest payouts, by first letter. All others are paid. */
const states = 'rrrrprr.pfr.dprvr.p.r.rf.rpd.r.f..dprfd.d'
const stateNames: Record<string, string> = {
  r: 'requested',
  p: 'processing',
  f: 'failed',
  d: 'declined',
  v: 'reversed',
}

/** The ids of payouts that an app may not expect. */
const edgePayouts = {
  anotherName: 'pay-002',
  noAccount: 'pay-007',
  // Two drivers of a similar name have the same account.
  withAccount: 'pay-003',
  withSameAccount: 'pay-030',
} as const

/** Some payouts were requested today, the others in the day after their week. */
function requestTime(random: () => number, { to }: Due, index: number, now: number) {
  const time = to + wholeOf(random, 8 * 60, 18 * 60) * MINUTE_MS
  const today = lagosDay(now)
  return index < TODAY ? today + ((now - today) * (TODAY - index)) / (TODAY + 1) : time
}

/** What happened to a payout: it was requested, decided, and sent. */
function historyOf(payout: StoredPayout, at: { decided: string; final: string }) {
  const { payee, status, reason, createdAt } = payout
  const requested = { status: 'requested', at: createdAt, by: payee }
  const by = { ...ADMIN, type: 'admin' }
  const note = reason ? { note: reason } : {}
  if (status === 'requested') return [requested]
  if (status === 'declined') return [requested, { status, at: at.decided, by, ...note }]
  const history = [requested, { status: 'processing', at: at.decided, by }]
  return status === 'processing' ? history : [...history, { status, at: at.final, ...note }]
}

const reasons: Record<string, readonly string[]> = {
  declined: ['Wrong account', 'Balance disputed', 'Duplicate request'],
  failed: ['Account could not be credited', 'Bank does not respond', 'Account is dormant'],
  reversed: ['Returned by the bank of the payee'],
}

function payoutOf(random: () => number, due: Due, index: number, now: number): StoredPayout {
  const { payee, account, to, amount, breakdown } = due
  const id = idOf('pay', index)
  const payoutId = `PAY-${letters(random, '123456789', 6)}`
  const status = stateNames[states[index] ?? ''] ?? 'paid'
  const createdAt = requestTime(random, due, index, now)
  const later = createdAt + wholeOf(random, 60, 20 * 60) * MINUTE_MS
  // Those under way were approved in the last hours.
  const decided = Math.min(status === 'processing' ? now - (index + 1) * 4 * MINUTE_MS : later, now)
  const final = Math.min(decided + wholeOf(random, 2, 30) * MINUTE_MS, now)
  const at = { decided: isoOf(decided), final: isoOf(final) }
  const reference = `TRF-${letters(random, '0123456789', 12)}`
  const isBooked = status === 'paid' || status === 'reversed'
  const transaction = { id: `txn-${id}`, reference: referenceOf(random) }
  const rest = pickWeighted(random, [
    [0, 60],
    [wholeOf(random, 1, 40) * 250, 40],
  ])
  const known = reasons[status] ?? []
  const reason = known[index % known.length]
  const name = id === edgePayouts.anotherName ? { accountName: 'GODSWILL UMEH' } : {}
  const payout: StoredPayout = {
    id,
    payoutId,
    payee,
    amount,
    fee: FEE,
    balance: amount + rest,
    account: id === edgePayouts.noAccount ? null : { ...account, ...name },
    status,
    ...(reason && { reason }),
    period: { from: dateOf(to - WEEK_MS), to: dateOf(to - 1) },
    breakdown,
    ...((isBooked || status === 'failed') && { reference }),
    ...(isBooked && { transaction }),
    createdAt: isoOf(createdAt),
    ...(status !== 'requested' && { decidedAt: at.decided, decidedBy: ADMIN }),
    ...(status === 'paid' && { paidAt: at.final }),
    payoutHistory: [],
  }
  return { ...payout, payoutHistory: historyOf(payout, at) }
}

function withSharedAccount(payouts: readonly StoredPayout[]) {
  const owner = payouts.find(({ id }) => id === edgePayouts.withAccount)
  return payouts.map((payout) =>
    owner && payout.id === edgePayouts.withSameAccount
      ? { ...payout, account: owner.account }
      : payout,
  )
}

/** Makes some payouts of vendors large. The first ones stay small. */
function withSavings(payouts: readonly StoredPayout[], now: number) {
  const taken = new Map<string, number>()
  return payouts.map((payout, index): StoredPayout => {
    const { status, createdAt, decidedAt = isoOf(now), payee, account } = payout
    const at = taken.get(status) ?? 0
    const [saved, count] = savings[status]?.[at] ?? []
    if (index < 2 || !account || payee.type !== 'vendor' || !saved) return payout
    taken.set(status, at + 1)
    // The first approval was half-way between the request and the decision.
    const first = isoOf((Date.parse(createdAt) + Date.parse(decidedAt)) / 2)
    const approvals = APPROVERS.map((by, of) => ({ by, at: of === 0 ? first : decidedAt }))
    return {
      ...payout,
      amount: payout.amount + saved,
      balance: payout.balance + saved,
      breakdown: { ...payout.breakdown, earlierBalance: saved },
      approvalsNeeded: 2,
      approvals: approvals.slice(0, count),
    }
  })
}

/** The payouts of these dues. Each kind of payee has its planned number. */
export function seedPayouts(dues: readonly Due[], now: number) {
  const random = createRandom(1009)
  const left = { ...sizes }
  const chosen = dues.filter(({ payee: { type } }) => {
    left[type] -= 1
    return left[type] >= 0
  })
  const payouts = chosen.slice(0, PAYOUTS).map((due, index) => payoutOf(random, due, index, now))
  return withSavings(withSharedAccount(payouts), now)
}

export function payoutTransaction(
  { id, payoutId, amount, status, payoutHistory }: StoredPayout,
  transaction: { id: string; reference: string },
): StoredTransaction {
  const { provider, providerReference } = providerOf(createRandom(startOf(transaction.id)), amount)
  const isPaid = status === 'paid'
  const createdAt = payoutHistory.at(-1)?.at ?? ''
  return {
    ...transaction,
    provider,
    providerReference,
    type: 'payout',
    amount,
    fee: FEE,
    currency: 'NGN',
    channel: 'bank_transfer',
    status: isPaid ? 'success' : 'reversed',
    user: null,
    order: null,
    payout: { id, payoutId },
    createdAt,
    ...(isPaid && { paidAt: createdAt }),
  }
}
