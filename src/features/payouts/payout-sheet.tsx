import { accountFacts } from '@/components/record/account'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { LargeAmount } from '@/components/record/large-amount'
import { RecordHistory } from '@/components/record/record-history'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { Skeleton } from '@/components/ui/skeleton'
import { payoutName, payoutStatus } from '@/domain/payout'
import { AccountWarning, Approvals } from './account-review'
import { payoutActions } from './actions'
import { payoutFields } from './fields'
import { PayoutParts } from './payout-parts'
import { payoutPrintouts } from './payout-statement'
import { payoutResource } from './resource'

const REFETCH_MS = 10_000

const payoutFacts = [
  ...facts(payoutFields, ['payee', 'balance']),
  ...accountFacts(payoutFields),
  ...facts(payoutFields, [
    'fee',
    'createdAt',
    'period',
    'decidedAt',
    'decidedBy',
    'paidAt',
    'reason',
    'reference',
    'transaction',
  ]),
]

interface PayoutSheetProps extends SheetProps {
  /** What the list knows, if the response of the details does not say it. */
  hasSameAccount: boolean | null
}

/** Polls while the transfer is processing. */
export default function PayoutSheet({ hasSameAccount, ...props }: PayoutSheetProps) {
  const details = useDetails(payoutResource, props.id, {
    pollEvery: REFETCH_MS,
    isFinal: (payout) => !payoutStatus.is(payout, 'processing'),
  })
  const { record, data, isLoading } = details
  const payout = record && {
    ...record,
    hasSameAccount: record.hasSameAccount ?? hasSameAccount,
  }
  return (
    <RecordSheet
      {...props}
      resource={payoutResource}
      details={{ ...details, record: payout }}
      getName={payoutName}
      getActions={payoutActions}
      printouts={payoutPrintouts}
    >
      <LargeAmount amount={payout?.amount} status={payout?.status} statuses={payoutStatus} />
      {payout ? (
        <>
          <Approvals payout={payout} />
          {(data ?? payout.account) && <AccountWarning payout={payout} />}
          <Facts key={props.id} facts={payoutFacts} record={payout} isLoading={isLoading} />
          <PayoutParts payout={payout} isLoading={isLoading} />
          {(data ?? isLoading) && (
            <section className="flex flex-col gap-near">
              <h4 className="text-lg">History</h4>
              <RecordHistory
                history={data?.history}
                timeline={data?.payoutHistory}
                statuses={payoutStatus}
                label="History"
              />
            </section>
          )}
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </RecordSheet>
  )
}
