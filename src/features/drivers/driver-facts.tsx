import type { Fact } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { Availability } from '@/components/records/availability'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/format'
import { driverFields } from './fields'
import { expiryOf, paperName, paperStatus } from './papers'
import type { Driver } from './resource'

export const driverFacts = facts(
  driverFields,
  [
    'phone',
    'email',
    'logistics',
    'vehicleType',
    'plateNumber',
    'state',
    'availability',
    'lastSeenAt',
    'currentOrder',
    'activeOrderCount',
    'deliveredCount',
    'cashInHand',
    'rating',
    'createdAt',
    'reason',
  ],
  { availability: (driver) => driver.availability && <Availability {...driver} /> },
)

/** Red for what has expired, orange for what is about to. */
function Expiry({ day }: { day: string }) {
  const expiry = expiryOf(day)
  return (
    <span className={expiry === 'expired' ? 'text-red' : 'text-orange'}>
      {expiry && ` ${expiry}`}
    </span>
  )
}

export function paperFacts(driver: Driver | undefined): readonly Fact<Driver>[] {
  const papers = driver?.documents ?? []
  if (papers.length === 0) return [{ label: 'Papers', render: () => null }]
  return papers.map((paper) => ({
    label: paperName(paper),
    render: () => (
      <span className="flex flex-wrap items-center gap-x-near">
        <StatusBadge status={paper.status} of={paperStatus} />
        <span>
          {paper.expiresAt && formatDay(paper.expiresAt)}
          {/* The badge may say it already. */}
          {paper.expiresAt && !paperStatus.is(paper, 'expired') && <Expiry day={paper.expiresAt} />}
        </span>
      </span>
    ),
  }))
}
