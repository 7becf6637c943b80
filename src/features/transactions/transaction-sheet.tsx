import { RefreshCw } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { Copyable, Facts } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { LargeAmount } from '@/components/details/large-amount'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { useDetails } from '@/components/details/use-details'
import { signedAmount, transactionStatus } from '@/domain/transaction'
import { transactionFields, transactionName } from './fields'
import { transactionResource, type Transaction } from './resource'
import { verification } from './verification'

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
    'id',
  ],
  {
    // Omits the id, which is the name of a transaction without a reference.
    reference: ({ reference }) => reference && <Copyable text={reference} label="Copy reference" />,
  },
)

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
      <Facts facts={transactionFacts} record={transaction} isLoading={isLoading} />
    </RecordSheet>
  )
}
