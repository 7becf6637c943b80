import { Copyable, Facts, type FactList } from '@/components/details/facts'
import { LargeAmount } from '@/components/details/large-amount'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { StatusTimeline } from '@/components/details/status-timeline'
import { useDetails } from '@/components/details/use-details'
import { payoutStatus } from '@/components/records/payout-status'
import { PartyLink, RecordLink } from '@/components/records/record-link'
import { Moment } from '@/components/ui/moment'
import { Skeleton } from '@/components/ui/skeleton'
import { isStatus } from '@/components/ui/status'
import { formatDay, formatNaira, shorten } from '@/lib/format'
import { payoutActions } from './actions'
import { payoutName } from './labels'
import { accountFacts, AccountWarning } from './payout-account'
import { payoutList, type Payout } from './schema'

const REFETCH_MS = 10_000

const requestFacts: FactList<Payout> = [
  ['Payee', ({ payee }) => payee && <PartyLink party={payee} />],
  ['Balance before', ({ balance }) => formatNaira(balance)],
  ...accountFacts,
  ['Fee', ({ fee }) => formatNaira(fee)],
  ['Requested', ({ createdAt }) => createdAt && <Moment at={createdAt} />],
  [
    'Period',
    ({ period }) =>
      period &&
      [period.from, period.to]
        .flatMap((day) => day ?? [])
        .map(formatDay)
        .join(' to '),
  ],
]

/** The facts of a payout that is no longer only requested. */
const decisionFacts: FactList<Payout> = [
  ['Decided', ({ decidedAt }) => decidedAt && <Moment at={decidedAt} />],
  ['Decided by', ({ decidedBy }) => decidedBy && <RecordLink record={decidedBy} />],
  ['Paid', ({ paidAt }) => paidAt && <Moment at={paidAt} />],
  ['Reason', ({ reason }) => reason && shorten(reason)],
  [
    'Reference',
    ({ reference }) => reference && <Copyable text={reference} label="Copy reference" />,
  ],
  [
    'Transaction',
    ({ transaction }) =>
      transaction && (
        <RecordLink kind="transaction" record={{ ...transaction, name: transaction.reference }} />
      ),
  ],
]
const allFacts = [...requestFacts, ...decisionFacts]
const wideFacts = ['Payee', 'Account name', 'Account number', 'Period', 'Reason', 'Reference']

/** The details of a payout: who asks for money, the account, and what happened. A transfer under way is followed. */
export default function PayoutSheet(props: SheetProps<Payout>) {
  const details = useDetails(payoutList, props.id, {
    refetchEvery: REFETCH_MS,
    isSettled: (payout) => !isStatus(payout, 'processing'),
  })
  const { record: payout, data, isLoading } = details
  const facts = payout && isStatus(payout, 'requested') ? requestFacts : allFacts
  return (
    <RecordSheet
      {...props}
      definition={payoutList}
      details={details}
      getName={payoutName}
      getActions={payoutActions}
    >
      <LargeAmount amount={payout?.amount} status={payout?.status} display={payoutStatus} />
      {payout ? (
        <>
          {(data ?? payout.account) && <AccountWarning payout={payout} />}
          <Facts
            key={props.id}
            facts={facts}
            record={payout}
            isLoading={isLoading}
            wide={wideFacts}
          />
          {(data ?? isLoading) && (
            <section className="flex flex-col gap-3">
              <h4 className="text-lg">History</h4>
              <StatusTimeline
                entries={data?.payoutHistory}
                display={payoutStatus}
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
