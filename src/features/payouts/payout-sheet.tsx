import { clsx } from 'clsx'
import { accountFacts } from '@/components/record/account'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { LargeAmount } from '@/components/record/large-amount'
import { RecordHistory } from '@/components/record/record-history'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { Who } from '@/components/record/who'
import { DayAndTime } from '@/components/ui/date-time'
import { Skeleton } from '@/components/ui/skeleton'
import { payoutName, payoutStatus } from '@/domain/payout'
import { hasNothingToCheck } from '@/domain/payout-checks'
import { AccountWarning, Approvals } from './account-review'
import { payoutActions } from './actions'
import { payoutFields } from './fields'
import { LatestPayouts, useLatestPayouts } from './latest-payouts'
import { PayoutParts } from './payout-parts'
import { payoutPrintouts } from './payout-statement'
import { type Payout, payoutResource } from './resource'

const REFETCH_MS = 10_000

/** "27 November 2026, 12:24 by Ada Obi". */
const decisionOf = ({ decidedAt, decidedBy }: Payout) =>
  decidedAt ? (
    <span>
      <DayAndTime at={decidedAt} />
      <Who by={decidedBy && { ...decidedBy, type: 'admin' }} />
    </span>
  ) : (
    decidedBy?.name
  )

/** Who asks for the money, where it goes, and what became of it. */
const payeeFacts = [
  ...facts(payoutFields, ['payee']),
  ...accountFacts(payoutFields),
  ...facts(payoutFields, ['createdAt', 'decidedAt', 'reason'], {
    decidedAt: decisionOf,
  }),
]

/** What belongs to the amount. */
const moneyFacts = facts(payoutFields, [
  'period',
  'balance',
  'fee',
  'paidAt',
  'reference',
  'transaction',
])

// The amount and what it consists of are on the left. In a narrow dialog, the payee comes first.
const COLUMNS =
  'grid gap-apart @2xl:grid-cols-2 @2xl:grid-rows-[auto_auto_1fr] each:flex each:min-w-0 each:flex-col each:gap-apart'

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
  const payeeId = record?.payee?.id ?? undefined
  const latest = useLatestPayouts(payeeId)
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
      // The height must not depend on what the details add.
      height="medium"
    >
      <div className={COLUMNS}>
        <div>
          <LargeAmount amount={payout?.amount} status={payout?.status} statuses={payoutStatus}>
            {payout && hasNothingToCheck(payout) && (
              <span className="text-muted-foreground">Nothing to check</span>
            )}
          </LargeAmount>
        </div>
        {payout ? (
          <>
            <div className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:pl-near">
              {(data ?? payout.account) && <AccountWarning payout={payout} />}
              <Facts
                key={props.id}
                facts={payeeFacts}
                record={payout}
                isLoading={isLoading}
                columns={1}
              />
            </div>
            {/* In a narrow dialog, these would move when what is above them arrives. */}
            <div
              className={clsx('@2xl:row-span-2 @2xl:row-start-2', isLoading && '@max-2xl:hidden!')}
            >
              <PayoutParts payout={payout} isLoading={isLoading} />
              {isLoading ? (
                // Real ones would move when the parts above them arrive.
                <Skeleton className="h-40 w-full" />
              ) : (
                <>
                  <Facts facts={moneyFacts} record={payout} isLoading={false} columns={1} />
                  {/* Last, because an approval changes its height. */}
                  <Approvals payout={payout} />
                </>
              )}
            </div>
            <div
              className={clsx(
                '@2xl:col-start-2 @2xl:row-start-3 @2xl:pl-near',
                isLoading && '@max-2xl:hidden!',
              )}
            >
              {payeeId && <LatestPayouts id={props.id} payeeId={payeeId} />}
              {data && !latest.isLoading && (
                <section className="flex flex-col gap-near">
                  <h4 className="text-lg">History</h4>
                  <RecordHistory
                    history={data.history}
                    timeline={data.payoutHistory}
                    statuses={payoutStatus}
                    label="History"
                  />
                </section>
              )}
            </div>
          </>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </RecordSheet>
  )
}
