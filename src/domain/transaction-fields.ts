import { capitalize, shorten } from '../lib/format.ts'
import { fields } from './field.ts'
import { transactionStatus, transactionType, type TransactionRow } from './transaction.ts'

export function transactionTypeLabel(type: string | null) {
  const label = transactionType.labelOf(type)
  return label && capitalize(shorten(label))
}

const outgoing = new Set(['refund', 'payout'])

interface Payment {
  type: string | null
  amount: number | null
}

/** Refunds and payouts are negative. */
export const signedAmount = ({ type, amount }: Payment) =>
  amount && outgoing.has(type?.toLowerCase() ?? '') ? -Math.abs(amount) : amount

export const transactionRowFields = fields<TransactionRow>()({
  reference: { label: 'Reference', kind: 'code' },
  type: { label: 'Type', kind: 'text', get: ({ type }) => transactionTypeLabel(type) },
  amount: { label: 'Amount', kind: 'naira', get: signedAmount },
  status: { label: 'Status', kind: 'status', statuses: transactionStatus },
  order: {
    label: 'Order',
    kind: 'relation',
    record: 'order',
    get: ({ order }) => order && { ...order, name: order.orderId },
  },
  createdAt: { label: 'Date', kind: 'timestamp' },
})
