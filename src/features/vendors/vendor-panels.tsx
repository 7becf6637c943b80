import { RecordLink } from '@/components/fields/record-link'
import { AccountPanel } from '@/components/record/account'
import { FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { PartnerColumns } from '@/components/record/partner-columns'
import { PayoutRows } from '@/components/record/related/payout-rows'
import { ViewAll } from '@/components/record/related/related-links'
import { relatedColumns, RelatedPanel } from '@/components/record/related/related-rows'
import type { useDetails } from '@/components/record/use-details'
import { AvatarName } from '@/components/ui/avatar'
import { partnerName, partnerStatus } from '@/domain/partner'
import { restaurantRowFields, vendorFields } from './fields'
import { type Vendor, vendorResource } from './resource'

const vendorFacts = facts(vendorFields, [
  'reason',
  'contactName',
  'phone',
  'email',
  'rcNumber',
  'state',
  'restaurantCount',
  'commissionRate',
  'balance',
  'createdAt',
])

const vendorRestaurantColumns = relatedColumns(restaurantRowFields, {
  name: {
    className: 'max-sm:order-1',
    isFlexible: true,
    render: (restaurant) => (
      <AvatarName name={restaurant.name} image={restaurant.image}>
        <RecordLink kind="restaurant" record={restaurant} />
      </AvatarName>
    ),
  },
  address: { className: 'max-sm:order-3' },
  orderCount: { className: 'max-sm:hidden' },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
})

interface VendorPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<Vendor, typeof vendorResource.details>>
}

export function VendorPanels({ id, details }: VendorPanelsProps) {
  const { record: vendor, data } = details
  const restaurants = (
    <RelatedPanel
      title="Restaurants"
      rows={data?.vendorRestaurant}
      columns={vendorRestaurantColumns}
      empty="No restaurants yet."
      total={vendor?.restaurantCount}
      link={<ViewAll noun="restaurants" link={{ to: '/restaurants', search: { search: id } }} />}
    />
  )
  return (
    <PartnerColumns
      resource={vendorResource}
      id={id}
      name={vendor && partnerName(vendor)}
      details={details}
      statuses={partnerStatus}
      facts={<FactsPanel title="Vendor" facts={vendorFacts} details={details} />}
      side={<AccountPanel details={details} />}
      related={{ rows: data?.vendorRestaurant, panel: restaurants }}
      last={{
        rows: data?.vendorPayout,
        panel: <PayoutRows payeeId={id} payouts={data?.vendorPayout} />,
      }}
    />
  )
}
