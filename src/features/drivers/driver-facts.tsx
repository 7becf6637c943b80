import { missingIf, type FactList } from '@/components/details/facts'
import { reasonFact } from '@/components/details/reason-fact'
import { Availability } from '@/components/records/availability'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { partnerStatus } from '@/domain/partner'
import { statuses } from '@/domain/status'
import {
  daysUntil,
  formatDay,
  formatCount,
  formatNaira,
  formatQuantity,
  formatRating,
  shorten,
} from '@/lib/format'
import { vehicleLabel } from './labels'
import type { Driver } from './resource'

export function CurrentOrder({ currentOrder }: Pick<Driver, 'currentOrder'>) {
  return (
    currentOrder && (
      <RecordLink kind="order" record={{ ...currentOrder, name: currentOrder.orderId }} />
    )
  )
}

export const driverFacts: FactList<Driver> = [
  ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
  ['Email', ({ email }) => email !== null && <EmailLink email={email} />],
  // A driver without one works on their own account.
  [
    'Company',
    ({ logistics }) => logistics !== null && <RecordLink kind="company" record={logistics} />,
  ],
  ['Vehicle', vehicleLabel],
  [
    'Plate number',
    ({ plateNumber, vehicleType }) =>
      plateNumber ? shorten(plateNumber) : missingIf(vehicleType?.toLowerCase() !== 'bicycle'),
  ],
  ['State', ({ state }) => state && shorten(state)],
  ['Availability', (driver) => driver.availability && <Availability {...driver} />],
  [
    'Last seen',
    (driver) =>
      driver.lastSeenAt ? (
        <DateTime at={driver.lastSeenAt} />
      ) : (
        missingIf(!partnerStatus.is(driver, 'pending'))
      ),
  ],
  [
    'Current order',
    (driver) =>
      driver.currentOrder ? (
        <CurrentOrder {...driver} />
      ) : (
        missingIf(driver.availability === 'busy')
      ),
  ],
  ['Delivered', ({ deliveredCount }) => formatCount(deliveredCount)],
  ['Cash in hand', ({ cashInHand }) => cashInHand !== null && formatNaira(cashInHand)],
  ['Rating', ({ rating }) => rating !== null && formatRating(rating)],
  ['Joined', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  reasonFact((record) => partnerStatus.is(record, 'suspended')),
]

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

/** A fact for each of a driver's papers. */
export function paperFacts(driver: Driver | undefined): FactList<Driver> {
  const papers = driver?.documents ?? []
  if (papers.length === 0) return [['Papers', () => null]]
  return papers.map(({ type, status, expiresAt }) => [
    shorten(type ?? 'Paper'),
    () => (
      <span className="flex flex-wrap items-center gap-x-3">
        <StatusBadge status={status} of={paperStatus} />
        {expiresAt && <Expiry day={expiresAt} />}
      </span>
    ),
  ])
}
