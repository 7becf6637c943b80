import { accountFields, hasNoAccount } from '../../domain/account.ts'
import { fields } from '../../domain/field.ts'
import { formatDay, formatDays } from '../../domain/format-dates.ts'
import { shortAccount } from '../../domain/masks.ts'
import { checksOf, checksText, type CheckedPayout } from '../../domain/payout-checks.ts'
import { payoutRowFields, payoutStatus } from '../../domain/payout.ts'
import { sumOf, type Sum } from '../../domain/sum.ts'
import type { Payout } from './resource.ts'

const isRequested = (payout: Payout) => payoutStatus.is(payout, 'requested')
/** Only a paid payout must have these fields. */
const isUnpaid = (payout: Payout) => !payoutStatus.is(payout, 'paid', 'reversed')

/** "Access Bank ••4579". Null if neither is known. */
export function bankWithNumber({ account }: Pick<Payout, 'account'>) {
  const number = account?.accountNumber
  return [account?.bankName, number && shortAccount(number)].filter(Boolean).join(' ') || null
}

export const payoutFields = fields<Payout>()({
  payoutId: {
    ...payoutRowFields.payoutId,
    card: 'middle',
    width: 5.25,
  },
  payee: { label: 'Payee', kind: 'party', card: 'top' },
  payeeType: {
    label: 'Payee type',
    kind: 'text',
    get: ({ payee }) => payee?.type ?? null,
    isExported: true,
  },
  amount: { ...payoutRowFields.amount, card: 'middleEnd', width: 6.1 },
  bank: {
    ...accountFields.bank,
    from: 'account',
    card: 'bottom',
    isOptional: hasNoAccount,
    width: 8.4,
  },
  accountName: {
    ...accountFields.accountName,
    label: 'Account name',
    isExported: true,
  },
  check: {
    label: 'Check',
    kind: 'text',
    card: 'bottomEnd',
    get: (payout) => checksText(payout),
    width: 7.9,
    growsFrom: 'wide',
  },
  status: { ...payoutRowFields.status, card: 'topEnd' },
  reference: {
    label: 'Reference',
    kind: 'code',
    isOptional: isUnpaid,
    isExported: true,
  },
  createdAt: {
    ...payoutRowFields.createdAt,
    // A card has no room for it beside what decides.
    card: 'hidden',
    hiddenBelow: 'medium',
  },
  paidAt: {
    label: 'Paid',
    kind: 'timestamp',
    card: 'hidden',
    isOptional: isUnpaid,
    // The list has the day below the status.
    isHidden: true,
  },
  balance: { label: 'Balance before', kind: 'naira' },
  accountNumber: { ...accountFields.accountNumber, label: 'Account number' },
  fee: { label: 'Fee', kind: 'naira', isOptional: true },
  period: {
    label: 'Period',
    kind: 'text',
    get({ period }) {
      const { from, to } = period ?? {}
      if (from && to) return formatDays(from, to)
      const day = from ?? to
      return day ? formatDay(day) : ''
    },
    isOptional: ({ period }) => period === null,
  },
  decidedAt: { label: 'Decided', kind: 'timestamp', isOptional: isRequested },
  decidedBy: { label: 'Decided by', kind: 'relation', isOptional: isRequested },
  reason: {
    label: 'Reason',
    kind: 'text',
    isWide: true,
    isOptional: (payout) => !payoutStatus.is(payout, 'declined', 'failed', 'reversed'),
  },
  transaction: {
    label: 'Transaction',
    kind: 'relation',
    record: 'transaction',
    get: ({ transaction }) => transaction && { ...transaction, name: transaction.reference },
    isOptional: isUnpaid,
  },
})

/** The labels of the parts in their order. Those with -1 are subtracted. */
const parts = [
  ['sales', 'Sales', 1],
  ['deliveryFees', 'Delivery fees', 1],
  ['commission', 'Commission', -1],
  ['fees', 'Fees', -1],
  ['refunds', 'Refunds', -1],
  ['adjustments', 'Adjustments', 1],
  ['earlierBalance', 'Earlier balance', 1],
] as const

/**
 * What the amount of a payout consists of, as labels and amounts in naira. Empty if the response
 * does not say it. Where the parts are not the amount, the last one is the difference.
 */
export function payoutParts({ amount, breakdown }: Pick<Payout, 'amount' | 'breakdown'>) {
  const known = parts.flatMap(([name, label, sign]) => {
    const part = breakdown?.[name] ?? null
    return part === null ? [] : [{ label, amount: part && sign * part }]
  })
  if (known.length === 0 || amount === null) return known
  const rest = sumOf([amount, ...known.map((part) => -part.amount)])
  return rest === 0 ? known : [...known, { label: 'Not explained', amount: rest }]
}

export const payoutSum: Sum<Payout> = {
  amountOf: payoutFields.amount.get,
  by: [payoutFields.status, payoutFields.payeeType],
}

type Queued = Pick<Payout, 'status'> & {
  approvals?: readonly { by: { id: string | null } | null }[] | null
}

/**
 * Which payouts are in each queue. The backend selects the rows of the list. The contract checks
 * them with these rules, and the mock API selects with them.
 */
export const payoutQueues = {
  problem: (payout: Queued) => payoutStatus.is(payout, 'failed', 'reversed'),
  /** The payouts that wait for the approval of this administrator. */
  for_me: (payout: Queued, adminId: string) =>
    payoutStatus.is(payout, 'requested') && !payout.approvals?.some(({ by }) => by?.id === adminId),
  /** Reads `hasSameAccount`, which the backend sends or `withSameAccounts` adds. */
  check: (payout: CheckedPayout) =>
    payoutStatus.is(payout, 'requested') && checksOf(payout).length > 0,
  same_account: (payout: CheckedPayout) => checksOf(payout).includes('same_account'),
}
