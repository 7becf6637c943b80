import { Availability } from '@/components/fields/availability'
import { StatusBadge } from '@/components/fields/status-badge'
import type { Fact } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { formatDay } from '@/domain/format-dates'
import { useToday } from '@/hooks/use-now'
import { driverFields } from './fields'
import { paperExpiry, paperName, paperStatus } from './papers'
import type { Driver, Paper } from './resource'

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

function Expiry({ status, expiresAt }: Paper) {
  const today = useToday()
  if (!expiresAt) return null
  // The badge of the status may already say that the paper has expired.
  const expiry = paperStatus.is({ status }, 'expired') ? null : paperExpiry(expiresAt, today)
  return (
    <span>
      <span>{formatDay(expiresAt)}</span>
      {expiry && (
        <span className={expiry === 'expired' ? 'text-red' : 'text-orange'}>{` ${expiry}`}</span>
      )}
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
        <Expiry {...paper} />
      </span>
    ),
  }))
}
