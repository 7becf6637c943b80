import { useCapabilities } from '@/api/announced'
import { NO_CAPABILITIES } from '@/api/capabilities'
import { Price } from '@/components/fields/price'
import { RecordLink } from '@/components/fields/record-link'
import { FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { PartnerColumns } from '@/components/record/partner-columns'
import { OrderRows } from '@/components/record/related/order-rows'
import { ViewAll } from '@/components/record/related/related-links'
import { relatedColumns, RelatedPanel } from '@/components/record/related/related-rows'
import type { useDetails } from '@/components/record/use-details'
import { AvatarName } from '@/components/ui/avatar'
import { dishPath, dishRowFields } from '@/domain/dish'
import { restaurantStatus } from '@/domain/restaurant'
import { shorten } from '@/lib/format'
import { restaurantFields, restaurantName } from './fields'
import { type OpeningHours, type Restaurant, restaurantResource } from './resource'

const restaurantFacts = facts(restaurantFields, [
  'reason',
  'vendor',
  'phone',
  'email',
  'wholeAddress',
  'categories',
  'rating',
  'ratingCount',
  'orderCount',
  'menuCount',
  'preparationMinutes',
  'minimumOrder',
  'commissionRate',
  'createdAt',
])

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isOn = (name: string) => (hours: OpeningHours) =>
  hours.day?.toLowerCase() === name.toLowerCase()

const knownHours = ({ openingHours }: Restaurant) =>
  openingHours?.filter(({ from, to }) => from !== null && to !== null) ?? []

/** If none of the days is known, the hours of every day are unknown. */
const hasHours = (restaurant: Restaurant) =>
  days.some((name) => knownHours(restaurant).some(isOn(name)))

/** The hours on a day: "09:00 to 21:30". The restaurant is closed on a day without hours. */
const hoursOn = (day: string, restaurant: Restaurant) =>
  knownHours(restaurant)
    .filter(isOn(day))
    .map(({ from, to }) => shorten(`${from} to ${to}`))
    .join(', ') || 'Closed'

const hoursFacts = [
  {
    label: 'Every day',
    render: (restaurant: Restaurant) => (hasHours(restaurant) ? false : null),
  },
  ...days.map((label) => ({
    label,
    render: (restaurant: Restaurant) => hasHours(restaurant) && hoursOn(label, restaurant),
  })),
]

const menuColumns = relatedColumns(dishRowFields, {
  name: {
    isFlexible: true,
    render: (dish) => (
      <AvatarName name={dish.name ?? dish.id} image={dish.image}>
        <RecordLink kind="menu" record={dish} />
      </AvatarName>
    ),
  },
  price: { render: (dish) => <Price dish={dish} /> },
  status: {},
})

/**
 * Uses the announced filter. A search for the id would also find the dishes, but the user could not
 * search among them.
 */
function ViewAllDishes({ id }: { id: string }) {
  const { filters } = useCapabilities({ path: dishPath }) ?? NO_CAPABILITIES
  const search = filters.includes('restaurant') ? { restaurant: id } : { search: id }
  return <ViewAll noun="dishes" link={{ to: '/menus', search }} />
}

interface RestaurantPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<Restaurant, typeof restaurantResource.details>>
}

export function RestaurantPanels({ id, details }: RestaurantPanelsProps) {
  const { record, data } = details
  const orders = (
    <OrderRows
      ownerId={id}
      orders={data?.restaurantOrder}
      total={record?.orderCount}
      isOfRestaurant
    />
  )
  return (
    <PartnerColumns
      resource={restaurantResource}
      id={id}
      name={record && restaurantName(record)}
      details={details}
      statuses={restaurantStatus}
      facts={<FactsPanel title="Restaurant" facts={restaurantFacts} details={details} />}
      side={<FactsPanel title="Opening hours" facts={hoursFacts} details={details} />}
      related={{ rows: data?.restaurantOrder, panel: orders }}
    >
      <RelatedPanel
        title="Dishes"
        rows={data?.restaurantMenu}
        columns={menuColumns}
        empty="No dishes yet."
        total={record?.menuCount}
        link={<ViewAllDishes id={id} />}
      />
    </PartnerColumns>
  )
}
