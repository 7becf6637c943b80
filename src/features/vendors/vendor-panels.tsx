import { DetailsColumns } from '@/components/details/details-columns'
import { FactsPanel } from '@/components/details/facts'
import { facts } from '@/components/details/field-facts'
import { NotesAndHistory } from '@/components/details/notes'
import type { useDetails } from '@/components/details/use-details'
import { AccountPanel } from '@/components/partners/account-panel'
import { RecordLink } from '@/components/records/record-link'
import { PayoutRows } from '@/components/related/payout-rows'
import { relatedColumns } from '@/components/related/related-columns'
import { ViewAll } from '@/components/related/related-links'
import { RelatedPanel } from '@/components/related/related-rows'
import { AvatarName } from '@/components/ui/avatar-name'
import { partnerName } from '@/domain/partner'
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

const restaurantColumns = relatedColumns(restaurantRowFields, {
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
  return (
    <DetailsColumns
      side={
        <>
          <FactsPanel title="Vendor" facts={vendorFacts} details={details} />
          {data && <AccountPanel details={details} />}
        </>
      }
    >
      <RelatedPanel
        title="Restaurants"
        rows={data?.vendorRestaurant}
        columns={restaurantColumns}
        empty="No restaurants yet."
        link={<ViewAll noun="restaurants" link={{ to: '/restaurants', search: { search: id } }} />}
      />
      <NotesAndHistory
        resource={vendorResource}
        id={id}
        name={vendor && partnerName(vendor)}
        details={details}
      />
      <PayoutRows payeeId={id} payouts={data?.vendorPayout} />
    </DetailsColumns>
  )
}
