import { Copyable } from '@/components/record/copyable'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { LargeAmount } from '@/components/record/large-amount'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { transactionStatus, signedAmount } from '@/domain/transaction'
import { transactionActions } from './actions'
import { transactionFields, transactionName } from './fields'
import { OrderPayments, TransactionExcess } from './other-payments'
import { transactionResource } from './resource'

const transactionFacts = facts(
  transactionFields,
  [
    'type',
    'channel',
    'reference',
    'providerReference',
    'provider',
    'message',
    'card',
    'fee',
    'currency',
    'user',
    'order',
    'payout',
    'created',
    'paidAt',
    'settledAt',
    'id',
  ],
  {
    // Without the id, which is the name of a transaction that has no reference.
    reference: ({ reference }) => reference && <Copyable text={reference} label="Copy reference" />,
  },
)

export default function TransactionSheet(props: SheetProps) {
  const details = useDetails(transactionResource, props.id)
  const { record: transaction, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={transactionResource}
      details={details}
      getName={transactionName}
      getActions={transactionActions}
    >
      <LargeAmount
        amount={transaction && signedAmount(transaction)}
        status={transaction?.status}
        statuses={transactionStatus}
      >
        {transaction && <TransactionExcess transaction={transaction} />}
      </LargeAmount>
      <Facts facts={transactionFacts} record={transaction} isLoading={isLoading} />
      {transaction && <OrderPayments transaction={transaction} />}
    </RecordSheet>
  )
}
