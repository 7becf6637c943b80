import { Availability } from '@/components/fields/availability'
import { RecordLink } from '@/components/fields/record-link'
import { AccountPanel } from '@/components/record/account'
import { FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { PartnerColumns } from '@/components/record/partner-columns'
import { PayoutRows } from '@/components/record/related/payout-rows'
import { OrdersLink, ViewAll } from '@/components/record/related/related-links'
import { relatedColumns, RelatedPanel } from '@/components/record/related/related-rows'
import type { useDetails } from '@/components/record/use-details'
import { AvatarName } from '@/components/ui/avatar'
import { driverRowFields } from '@/domain/driver'
import { partnerName, partnerStatus } from '@/domain/partner'
import { companyFields } from './fields'
import { type Company, companyResource } from './resource'

const companyFacts = [
  ...facts(companyFields, [
    'reason',
    'contactName',
    'phone',
    'email',
    'states',
    'driverCount',
    'onlineCount',
    'deliveredCount',
  ]),
  { label: 'Orders', render: ({ id }: Company) => <OrdersLink ownerId={id} /> },
  ...facts(companyFields, ['rating', 'balance', 'createdAt']),
]

const companyDriverColumns = relatedColumns(driverRowFields, {
  name: {
    className: 'max-sm:order-1',
    isFlexible: true,
    render: (driver) => (
      <AvatarName name={driver.name} image={driver.image}>
        <RecordLink kind="driver" record={driver} />
      </AvatarName>
    ),
  },
  deliveredCount: { className: 'max-sm:hidden' },
  availability: { className: 'max-sm:order-3', render: (driver) => <Availability {...driver} /> },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
})

interface CompanyPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<Company, typeof companyResource.details>>
}

export function CompanyPanels({ id, details }: CompanyPanelsProps) {
  const { record: company, data } = details
  const drivers = (
    <RelatedPanel
      title="Drivers"
      rows={data?.logisticsDriver}
      columns={companyDriverColumns}
      empty="No drivers yet."
      total={company?.driverCount}
      link={<ViewAll noun="drivers" link={{ to: '/drivers', search: { search: id } }} />}
    />
  )
  return (
    <PartnerColumns
      resource={companyResource}
      id={id}
      name={company && partnerName(company)}
      details={details}
      statuses={partnerStatus}
      facts={<FactsPanel title="Company" facts={companyFacts} details={details} />}
      side={<AccountPanel details={details} />}
      related={{ rows: data?.logisticsDriver, panel: drivers }}
      last={{
        rows: data?.logisticsPayout,
        panel: <PayoutRows payeeId={id} payouts={data?.logisticsPayout} />,
      }}
    />
  )
}
