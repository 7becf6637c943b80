import { RefreshCw } from 'lucide'
import { Copyable, Facts, type FactList } from '@/components/details/facts'
import { LargeAmount } from '@/components/details/large-amount'
import type { RecordAction } from '@/components/details/record-action'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { useDetails } from '@/components/details/use-details'
import {
  paymentLabel,
  signedAmount,
  transactionTypeLabel,
} from '@/components/records/payment-labels'
import { RecordLink } from '@/components/records/record-link'
import { transactionStatus } from '@/components/records/transaction-status'
import { Moment } from '@/components/ui/moment'
import { isStatus } from '@/components/ui/status'
import { capitalize, formatNaira, shorten } from '@/lib/format'
import { verifyTransaction } from './api'
import { transactionName } from './labels'
import { transactionList, type Transaction } from './schema'

const facts: FactList<Transaction> = [
  ['Type', ({ type }) => transactionTypeLabel(type)],
  ['Channel', ({ channel }) => paymentLabel(channel)],
  [
    'Reference',
    ({ reference }) => reference && <Copyable text={reference} label="Copy reference" />,
  ],
  [
    'Provider reference',
    ({ providerReference }) =>
      providerReference && <Copyable text={providerReference} label="Copy provider reference" />,
  ],
  ['Provider', ({ provider }) => provider && capitalize(shorten(provider))],
  ['Provider’s message', ({ message }) => message && shorten(message)],
  ['Card', ({ card }) => card && [card.brand, '••••', card.last4].filter(Boolean).join(' ')],
  ['Fee', ({ fee }) => formatNaira(fee)],
  ['Currency', ({ currency }) => currency && shorten(currency)],
  ['Customer', ({ user }) => user && <RecordLink kind="user" record={user} />],
  [
    'Order',
    ({ order }) => order && <RecordLink kind="order" record={{ ...order, name: order.orderId }} />,
  ],
  [
    'Payout',
    ({ payout }) =>
      payout && <RecordLink kind="payout" record={{ ...payout, name: payout.payoutId }} />,
  ],
  ['Created', ({ createdAt }) => createdAt && <Moment at={createdAt} />],
  ['Paid', ({ paidAt }) => paidAt && <Moment at={paidAt} />],
  ['ID', ({ id }) => <Copyable text={id} label="Copy ID" />],
]
const wideFacts = ['Reference', 'Provider reference', 'Provider’s message', 'ID']

const actionsOf = (transaction: Transaction): RecordAction[] => [
  {
    label: 'Check again',
    icon: RefreshCw,
    isPrimary: true,
    isAllowed: isStatus(transaction, 'pending', 'ongoing'),
    mutation: verifyTransaction,
  },
]

/** The details of a payment, refund, top-up or payout, with the check of a payment that is pending. */
export default function TransactionSheet(props: SheetProps<Transaction>) {
  const details = useDetails(transactionList, props.id)
  const { record: transaction, isLoading } = details
  return (
    <RecordSheet
      {...props}
      definition={transactionList}
      details={details}
      getName={transactionName}
      getActions={actionsOf}
    >
      <LargeAmount
        amount={transaction && signedAmount(transaction)}
        status={transaction?.status}
        display={transactionStatus}
      />
      <Facts facts={facts} record={transaction} isLoading={isLoading} wide={wideFacts} />
    </RecordSheet>
  )
}
