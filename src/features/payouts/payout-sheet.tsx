import { Copyable, type FactList, Facts, missingIf } from '@/components/details/facts'
import { LargeAmount } from '@/components/details/large-amount'
import { reasonFact } from '@/components/details/reason-fact'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { StatusTimeline } from '@/components/details/status-timeline'
import { useDetails } from '@/components/details/use-details'
import { PartyLink, RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { Skeleton } from '@/components/ui/skeleton'
import { payoutName, payoutStatus } from '@/domain/payout'
import { formatDay, formatNaira } from '@/lib/format'
import { payoutActions } from './actions'
import { AccountWarning, accountFacts } from './payout-account'
import { type Payout, payoutResource } from './resource'

const REFETCH_MS = 10_000

const isDecided = (payout: Payout) => !payoutStatus.is(payout, 'requested')

const facts: FactList<Payout> = [
  ['Payee', ({ payee }) => payee && <PartyLink party={payee} />],
  ['Balance before', ({ balance }) => formatNaira(balance)],
  ...accountFacts,
  ['Fee', ({ fee }) => fee !== null && formatNaira(fee)],
  ['Requested', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  [
    'Period',
    ({ period }) =>
      period !== null &&
      [period.from, period.to]
        .flatMap((day) => day ?? [])
        .map(formatDay)
        .join(' to '),
  ],
  [
    'Decided',
    (payout) => isDecided(payout) && payout.decidedAt && <DateTime at={payout.decidedAt} />,
  ],
  [
    'Decided by',
    (payout) => isDecided(payout) && payout.decidedBy && <RecordLink record={payout.decidedBy} />,
  ],
  [
    'Paid',
    (payout) =>
      payout.paidAt ? (
        <DateTime at={payout.paidAt} />
      ) : (
        missingIf(payoutStatus.is(payout, 'paid', 'reversed'))
      ),
  ],
  reasonFact((record) => payoutStatus.is(record, 'declined', 'failed', 'reversed')),
  [
    'Reference',
    (payout) => {
      const { reference } = payout
      if (!reference) return missingIf(payoutStatus.is(payout, 'paid', 'reversed'))
      return <Copyable text={reference} label="Copy reference" />
    },
  ],
  [
    'Transaction',
    (payout) => {
      const { transaction } = payout
      if (!transaction) return missingIf(payoutStatus.is(payout, 'paid', 'reversed'))
      return (
        <RecordLink kind="transaction" record={{ ...transaction, name: transaction.reference }} />
      )
    },
  ],
]
const wideFacts = ['Payee', 'Account name', 'Account number', 'Period', 'Reason', 'Reference']

/** The details of a payout: who asks for money, the account, and what happened. A transfer under way is followed. */
export default function PayoutSheet(props: SheetProps<Payout>) {
  const details = useDetails(payoutResource, props.id, {
    refetchEvery: REFETCH_MS,
    isSettled: (payout) => !payoutStatus.is(payout, 'processing'),
  })
  const { record: payout, data, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={payoutResource}
      details={details}
      getName={payoutName}
      getActions={payoutActions}
    >
      <LargeAmount amount={payout?.amount} status={payout?.status} statuses={payoutStatus} />
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
