import type { Fact } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { Availability } from '@/components/records/availability'
import { StatusBadge } from '@/components/ui/status-badge'
import { statuses } from '@/domain/status'
import { daysUntil, formatDay, formatQuantity, shorten } from '@/lib/format'
import { driverFields } from './fields'
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

const NOTICE_DAYS = 30
const paperStatus = statuses([
  ['pending', 'yellow'],
  ['approved', 'green'],
  ['rejected', 'red'],
  ['expired', 'red'],
])

function Expiry({ day }: { day: string }) {
  const days = daysUntil(day)
  return (
    <>
      {formatDay(day)} {days < 0 && <span className="text-red">expired</span>}
      {days >= 0 && days <= NOTICE_DAYS && (
        <span className="text-orange">
          {days === 0 ? 'expires today' : `expires in ${formatQuantity(days, 'day', 'days')}`}
        </span>
      )}
    </>
  )
}

export function paperFacts(driver: Driver | undefined): readonly Fact<Driver>[] {
  const papers = driver?.documents ?? []
  if (papers.length === 0) return [{ label: 'Papers', render: () => null }]
  return papers.map(({ type, status, expiresAt }) => ({
    label: shorten(type ?? 'Paper'),
    render: () => (
      <span className="flex flex-wrap items-center gap-x-3">
        <StatusBadge status={status} of={paperStatus} />
        {expiresAt && <Expiry day={expiresAt} />}
      </span>
    ),
  }))
}
