import { fields } from '../../domain/field.ts'
import { paymentLabel } from '../../domain/payment.ts'
import type { Sum } from '../../domain/sum.ts'
import { transactionRowFields, transactionStatus } from '../../domain/transaction.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import type { Transaction } from './resource.ts'

export const transactionName = ({ reference, id }: Pick<Transaction, 'reference' | 'id'>) =>
  shorten(reference ?? id)

const isChannel = ({ channel }: Transaction, ...channels: readonly string[]) =>
  channels.includes(channel?.toLowerCase() ?? '')
/** Whether the transaction has no payment provider. */
const isInternal = (transaction: Transaction) => isChannel(transaction, 'cash', 'wallet')
/** A transaction without a type may be of any type. */
const isType = ({ type }: Transaction, ...types: readonly string[]) =>
  type === null || types.includes(type.toLowerCase())

export const transactionFields = fields<Transaction>()({
  reference: {
    ...transactionRowFields.reference,
    get: transactionName,
    card: 'top',
    width: 8.75,
  },
  providerReference: {
    label: 'Provider reference',
    kind: 'code',
    isOptional: isInternal,
    isExported: true,
  },
  type: {
    ...transactionRowFields.type,
    card: 'middle',
    onCard: ({ channel }) => paymentLabel(channel),
    width: 5.75,
  },
  amount: { ...transactionRowFields.amount, card: 'middleEnd', width: 6.4 },
  fee: { label: 'Fee', kind: 'naira', isOptional: true, isExported: true },
  channel: {
    label: 'Channel',
    kind: 'text',
    get: ({ channel }) => paymentLabel(channel),
    card: 'hidden',
    width: 5.75,
    hiddenBelow: 'wide',
  },
  status: { ...transactionRowFields.status, card: 'topEnd' },
  user: {
    label: 'Customer',
    kind: 'relation',
    record: 'user',
    card: 'hidden',
    isOptional: (transaction) => isType(transaction, 'payout'),
  },
  order: {
    ...transactionRowFields.order,
    card: 'hidden',
    isOptional: (transaction) => !isType(transaction, 'payment', 'refund'),
    width: 6.1,
    hiddenBelow: 'medium',
  },
  createdAt: { ...transactionRowFields.createdAt, card: 'bottom' },
  provider: {
    label: 'Provider',
    kind: 'text',
    isVerbatim: true,
    get: ({ provider }) => provider && capitalize(provider),
    isOptional: isInternal,
  },
  message: {
    label: 'Provider’s message',
    kind: 'text',
    isWide: true,
    isOptional: (transaction) => !transactionStatus.is(transaction, 'failed'),
  },
  card: {
    label: 'Card',
    kind: 'text',
    isVerbatim: true,
    get: ({ card }) => card && [card.brand, '••••', card.last4].filter(Boolean).join(' '),
    isOptional: (transaction) => !isChannel(transaction, 'card'),
  },
  currency: { label: 'Currency', kind: 'text', isVerbatim: true, isOptional: true },
  payout: {
    label: 'Payout',
    kind: 'relation',
    record: 'payout',
    get: ({ payout }) => payout && { ...payout, name: payout.payoutId },
    isOptional: (transaction) => !isType(transaction, 'payout'),
  },
  created: { label: 'Created', kind: 'timestamp', get: ({ createdAt }) => createdAt },
  paidAt: {
    label: 'Paid',
    kind: 'timestamp',
    isOptional: (transaction) => !transactionStatus.is(transaction, 'success'),
  },
  // The provider pays out some days after the payment.
  settledAt: { label: 'Settled', kind: 'day', isOptional: true, isExported: true },
  id: { label: 'ID', kind: 'code' },
})

/** Adds up the transactions that succeeded. Refunds and payouts are negative. */
export const transactionSum: Sum<Transaction> = {
  amountOf: transactionFields.amount.get,
  isCounted: (transaction) => transactionStatus.is(transaction, 'success'),
  noun: ['successful transaction', 'successful transactions'],
  by: [transactionFields.status, transactionFields.type],
}
