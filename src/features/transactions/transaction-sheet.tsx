import { RefreshCw } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { Copyable, Facts, missingIf, type FactList } from '@/components/details/facts'
import { LargeAmount } from '@/components/details/large-amount'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { useDetails } from '@/components/details/use-details'
import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { paymentLabel, signedAmount, transactionTypeLabel } from '@/domain/payment'
import { transactionStatus } from '@/domain/transaction'
import { capitalize, formatNaira, shorten } from '@/lib/format'
import { verification } from './api'
import { transactionName } from './labels'
import { transactionResource, type Transaction } from './resource'

// Without a provider of payments.
const isInternal = ({ channel }: Transaction) =>
  ['cash', 'wallet'].includes(channel?.toLowerCase() ?? '')
const isType = ({ type }: Transaction, ...types: readonly string[]) =>
  type === null || types.includes(type.toLowerCase())

const facts: FactList<Transaction> = [
  ['Type', ({ type }) => transactionTypeLabel(type)],
  ['Channel', ({ channel }) => paymentLabel(channel)],
  [
    'Reference',
    ({ reference }) => reference && <Copyable text={reference} label="Copy reference" />,
  ],
  [
    'Provider reference',
    (transaction) => {
      const { providerReference: reference } = transaction
      if (!reference) return missingIf(!isInternal(transaction))
      return <Copyable text={reference} label="Copy provider reference" />
    },
  ],
  [
    'Provider',
    (transaction) => {
      const { provider } = transaction
      return provider ? capitalize(shorten(provider)) : missingIf(!isInternal(transaction))
    },
  ],
  [
    'Provider’s message',
    (transaction) =>
      transaction.message
        ? shorten(transaction.message)
        : missingIf(transactionStatus.is(transaction, 'failed')),
  ],
  [
    'Card',
    ({ card, channel }) =>
      card
        ? [card.brand, '••••', card.last4].filter(Boolean).join(' ')
        : missingIf(channel?.toLowerCase() === 'card'),
  ],
  ['Fee', ({ fee }) => fee !== null && formatNaira(fee)],
  ['Currency', ({ currency }) => currency !== null && shorten(currency)],
  [
    'Customer',
    (transaction) =>
      transaction.user ? (
        <RecordLink kind="user" record={transaction.user} />
      ) : (
        missingIf(!isType(transaction, 'payout'))
      ),
  ],
  [
    'Order',
    (transaction) => {
      const { order } = transaction
      if (!order) return missingIf(isType(transaction, 'payment', 'refund'))
      return <RecordLink kind="order" record={{ ...order, name: order.orderId }} />
    },
  ],
  [
    'Payout',
    (transaction) => {
      const { payout } = transaction
      if (!payout) return missingIf(isType(transaction, 'payout'))
      return <RecordLink kind="payout" record={{ ...payout, name: payout.payoutId }} />
    },
  ],
  ['Created', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  [
    'Paid',
    (transaction) =>
      transaction.paidAt ? (
        <DateTime at={transaction.paidAt} />
      ) : (
        missingIf(transactionStatus.is(transaction, 'success'))
      ),
  ],
  ['ID', ({ id }) => <Copyable text={id} label="Copy ID" />],
]
const wideFacts = ['Reference', 'Provider reference', 'Provider’s message', 'ID']

const actionsOf = (transaction: Transaction): ActionsOf<typeof transactionResource> => ({
  verify: {
    kind: 'request',
    label: 'Check again',
    icon: RefreshCw,
    isPrimary: true,
    isAllowed: transactionStatus.is(transaction, 'pending'),
    request: verification,
  },
})

/** The details of a payment, refund, top-up or payout, with the check of a payment that is pending. */
export default function TransactionSheet(props: SheetProps<Transaction>) {
  const details = useDetails(transactionResource, props.id)
  const { record: transaction, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={transactionResource}
      details={details}
      getName={transactionName}
      getActions={actionsOf}
    >
      <LargeAmount
        amount={transaction && signedAmount(transaction)}
        status={transaction?.status}
        statuses={transactionStatus}
      />
      <Facts facts={facts} record={transaction} isLoading={isLoading} wide={wideFacts} />
    </RecordSheet>
  )
}
