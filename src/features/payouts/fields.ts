import { accountFields, hasNoAccount } from '../../domain/account.ts'
import { fields } from '../../domain/field.ts'
import { formatDay } from '../../domain/format-dates.ts'
import { payoutRowFields, payoutStatus } from '../../domain/payout.ts'
import type { Payout } from './resource.ts'

const isRequested = (payout: Payout) => payoutStatus.is(payout, 'requested')
/** Only a paid payout must have these fields. */
const isUnpaid = (payout: Payout) => !payoutStatus.is(payout, 'paid', 'reversed')

export const payoutFields = fields<Payout>()({
  payoutId: {
    ...payoutRowFields.payoutId,
    card: 'middle',
    width: 6,
    isWhole: true,
    onCard: ({ account }) => account?.bankName ?? null,
  },
  payee: { label: 'Payee', kind: 'party', card: 'top' },
  payeeType: {
    label: 'Payee type',
    kind: 'text',
    get: ({ payee }) => payee?.type ?? null,
    isExported: true,
  },
  amount: { ...payoutRowFields.amount, card: 'middleEnd' },
  bank: {
    ...accountFields.bank,
    from: 'account',
    card: 'hidden',
    width: 6,
    isOptional: hasNoAccount,
  },
  accountName: {
    ...accountFields.accountName,
    label: 'Account name',
    isExported: true,
  },
  status: { ...payoutRowFields.status, card: 'topEnd' },
  reference: {
    label: 'Reference',
    kind: 'code',
    isOptional: isUnpaid,
    isExported: true,
  },
  createdAt: { ...payoutRowFields.createdAt, card: 'bottom', isLabelled: true },
  paidAt: { label: 'Paid', kind: 'timestamp', card: 'hidden', isOptional: isUnpaid },
  balance: { label: 'Balance before', kind: 'naira' },
  accountNumber: { ...accountFields.accountNumber, label: 'Account number' },
  fee: { label: 'Fee', kind: 'naira', isOptional: true },
  period: {
    label: 'Period',
    kind: 'text',
    get: ({ period }) =>
      [period?.from, period?.to]
        .flatMap((day) => day ?? [])
        .map(formatDay)
        .join(' to '),
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

type Queued = Pick<Payout, 'status'> & {
  approvals?: readonly { by: { id: string | null } | null }[] | null
}

/**
 * Which payouts are in each queue. The backend selects the rows of the list. The contract checks them
 * with these rules, and the mock API selects with them.
 */
export const payoutQueues = {
  problem: (payout: Queued) => payoutStatus.is(payout, 'failed', 'reversed'),
  /** The payouts that wait for the approval of this administrator. */
  for_me: (payout: Queued, adminId: string) =>
    payoutStatus.is(payout, 'requested') && !payout.approvals?.some(({ by }) => by?.id === adminId),
}
