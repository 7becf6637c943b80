import { FactsPanel } from '@/components/details/facts-panel'
import { partnerFacts } from '@/components/partners/partner-facts'
import { RecordLink } from '@/components/records/record-link'
import { RelatedPanel } from '@/components/related/related-panel'
import type { RelatedColumn } from '@/components/related/related-rows'
import { ViewAll } from '@/components/related/view-all'
import { AvatarName } from '@/components/ui/avatar'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatAddress } from '@/domain/address'
import { restaurantStatus } from '@/domain/restaurant'
import { EMPTY, formatCount, shorten } from '@/lib/format'
import type { RestaurantRow, Vendor } from './resource'

const vendorFacts = partnerFacts<Vendor>([
  ['Register number', ({ rcNumber }) => rcNumber && shorten(rcNumber)],
  ['State', ({ state }) => state !== null && shorten(state)],
  ['Restaurants', ({ restaurantCount }) => formatCount(restaurantCount)],
  ['Commission', ({ commissionRate: rate }) => (rate === null ? null : `${formatCount(rate)}%`)],
])

interface VendorFactsProps {
  details: { record: Vendor | undefined; isLoading: boolean }
}

export function VendorFacts({ details }: VendorFactsProps) {
  return <FactsPanel title="Vendor" facts={vendorFacts} details={details} columns={3} />
}

const restaurantColumns: readonly RelatedColumn<RestaurantRow>[] = [
  {
    header: 'Restaurant',
    className: 'max-sm:order-1',
    render: (restaurant) => (
      <AvatarName name={restaurant.name} image={restaurant.image}>
        <RecordLink kind="restaurant" record={restaurant} />
      </AvatarName>
    ),
  },
  {
    header: 'Area and state',
    className: 'max-sm:order-3',
    render: ({ address }) =>
      (address && shorten(formatAddress({ ...address, text: null }))) || EMPTY,
  },
  {
    header: 'Orders',
    isNumber: true,
    className: 'max-sm:hidden',
    render: ({ orderCount }) => formatCount(orderCount),
  },
  {
    header: 'Status',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} of={restaurantStatus} />,
  },
]

interface VendorRestaurantsProps {
  vendorId: string
  /** Undefined while they load, null if the backend does not send them. */
  restaurants: readonly RestaurantRow[] | null | undefined
}

/** The panel with the restaurants of a vendor. */
export function VendorRestaurants({ vendorId, restaurants }: VendorRestaurantsProps) {
  return (
    <RelatedPanel
      title="Restaurants"
      rows={restaurants}
      columns={restaurantColumns}
      empty="No restaurants yet."
      link={
        <ViewAll noun="restaurants" link={{ to: '/restaurants', search: { search: vendorId } }} />
      }
    />
  )
}
