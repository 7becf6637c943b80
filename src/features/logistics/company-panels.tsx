import { FactsPanel } from '@/components/details/facts-panel'
import { partnerFacts } from '@/components/partners/partner-facts'
import { Availability } from '@/components/records/availability'
import { RecordLink } from '@/components/records/record-link'
import { OrdersLink } from '@/components/related/orders-link'
import { RelatedPanel } from '@/components/related/related-panel'
import type { RelatedColumn } from '@/components/related/related-rows'
import { ViewAll } from '@/components/related/view-all'
import { AvatarName } from '@/components/ui/avatar'
import { StatusBadge } from '@/components/ui/status-badge'
import { partnerStatus } from '@/domain/partner'
import { formatCount, formatRating, shorten } from '@/lib/format'
import type { Company, DriverRow } from './resource'

const companyFacts = partnerFacts<Company>([
  ['States', ({ states }) => shorten((states ?? []).flatMap((state) => state ?? []).join(', '))],
  ['Drivers', ({ driverCount }) => formatCount(driverCount)],
  ['Online now', ({ onlineCount }) => onlineCount !== null && formatCount(onlineCount)],
  ['Delivered', ({ deliveredCount }) => deliveredCount !== null && formatCount(deliveredCount)],
  ['Orders', ({ id }) => <OrdersLink ownerId={id} />],
  ['Rating', ({ rating }) => rating !== null && formatRating(rating)],
])

interface CompanyFactsProps {
  details: { record: Company | undefined; isLoading: boolean }
}

export function CompanyFacts({ details }: CompanyFactsProps) {
  return <FactsPanel title="Company" facts={companyFacts} details={details} columns={3} />
}

const driverColumns: readonly RelatedColumn<DriverRow>[] = [
  {
    header: 'Driver',
    className: 'max-sm:order-1',
    render: (driver) => (
      <AvatarName name={driver.name} image={driver.image}>
        <RecordLink kind="driver" record={driver} />
      </AvatarName>
    ),
  },
  {
    header: 'Delivered',
    isNumber: true,
    className: 'max-sm:hidden',
    render: ({ deliveredCount }) => formatCount(deliveredCount),
  },
  {
    header: 'Availability',
    className: 'max-sm:order-3',
    render: ({ availability }) => <Availability availability={availability} />,
  },
  {
    header: 'Status',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} of={partnerStatus} />,
  },
]

interface CompanyDriversProps {
  companyId: string
  /** Undefined while they load, null if the backend does not send them. */
  drivers: readonly DriverRow[] | null | undefined
}

/** The panel with the drivers of a company. */
export function CompanyDrivers({ companyId, drivers }: CompanyDriversProps) {
  return (
    <RelatedPanel
      title="Drivers"
      rows={drivers}
      columns={driverColumns}
      empty="No drivers yet."
      link={<ViewAll noun="drivers" link={{ to: '/drivers', search: { search: companyId } }} />}
    />
  )
}
