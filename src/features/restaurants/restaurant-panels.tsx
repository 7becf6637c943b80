import { DetailsColumns } from '@/components/details/details-page'
import { Entity } from '@/components/details/entity'
import type { FactList } from '@/components/details/facts'
import { FactsPanel } from '@/components/details/facts-panel'
import { RelatedPanel } from '@/components/details/related-panel'
import type { RelatedColumn } from '@/components/details/related-rows'
import { ViewAll } from '@/components/details/view-all'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { dishStatus } from '@/components/records/dish-status'
import { OrderRows } from '@/components/records/order-rows'
import { RecordLink } from '@/components/records/record-link'
import { Moment } from '@/components/ui/moment'
import { isStatus } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatCount, formatNaira, formatQuantity, formatRating, shorten } from '@/lib/format'
import { formatAddress, type OrderRow } from '@/lib/records'
import type { Dish, OpeningHours, Restaurant } from './schema'

const reasonFacts: FactList<Restaurant> = [['Reason', ({ reason }) => reason && shorten(reason)]]

const restaurantFacts: FactList<Restaurant> = [
  ['Vendor', ({ vendor }) => vendor && <RecordLink kind="vendor" record={vendor} />],
  ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
  ['Email', ({ email }) => email && <EmailLink email={email} />],
  ['Address', ({ address }) => address && shorten(formatAddress(address))],
  [
    'Categories',
    ({ categories }) => shorten((categories ?? []).flatMap((one) => one?.name ?? []).join(', ')),
  ],
  ['Rating', ({ rating }) => formatRating(rating)],
  [
    'Rated by',
    ({ ratingCount: count }) => count !== null && formatQuantity(count, 'customer', 'customers'),
  ],
  ['Orders', ({ orderCount }) => formatCount(orderCount)],
  ['Dishes', ({ menuCount }) => formatCount(menuCount)],
  ['Preparation', ({ preparationMinutes: time }) => time !== null && `${formatCount(time)} min`],
  ['Minimum order', ({ minimumOrder }) => formatNaira(minimumOrder)],
  ['Commission', ({ commissionRate: rate }) => rate !== null && `${formatCount(rate)}%`],
  ['Joined', ({ createdAt }) => createdAt && <Moment at={createdAt} />],
]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isOn = (name: string) => (hours: OpeningHours) =>
  hours.day?.toLowerCase() === name.toLowerCase()

/** The hours on a day: "09:00 to 21:30". The restaurant is closed on a day without hours, if it has any. */
function hoursOn(day: string, { openingHours }: Restaurant) {
  const known = openingHours?.filter(({ from, to }) => from !== null && to !== null) ?? []
  // Without a day that the console knows, nothing is certain about this one.
  if (!days.some((name) => known.some(isOn(name)))) return null
  return (
    known
      .filter(isOn(day))
      .map(({ from, to }) => shorten(`${from} to ${to}`))
      .join(', ') || 'Closed'
  )
}

const hoursFacts: FactList<Restaurant> = days.map((day) => [day, (one) => hoursOn(day, one)])

const dishColumns: readonly RelatedColumn<Dish>[] = [
  {
    header: 'Dish',
    render: (dish) => (
      <Entity name={dish.name ?? dish.id} image={dish.image}>
        <RecordLink kind="menu" record={dish} />
      </Entity>
    ),
  },
  {
    header: 'Price',
    isNumber: true,
    render: ({ price }) => formatNaira(price),
  },
  {
    header: 'Status',
    render: ({ status }) => <StatusBadge status={status} {...dishStatus} />,
  },
]

interface RestaurantPanelsProps {
  id: string
  details: { record: Restaurant | undefined; isLoading: boolean }
  /** What belongs to the restaurant: undefined while it loads, null if the backend does not send it. */
  orders: readonly OrderRow[] | null | undefined
  dishes: readonly Dish[] | null | undefined
}

/** The panels of a restaurant's page. */
export function RestaurantPanels({ id, details, orders, dishes }: RestaurantPanelsProps) {
  const { record } = details
  const hasReason = record && isStatus(record, 'closed', 'suspended')
  const facts = hasReason ? [...reasonFacts, ...restaurantFacts] : restaurantFacts
  return (
    <DetailsColumns
      main={
        <>
          <FactsPanel title="Restaurant" facts={facts} details={details} columns={3} />
          <OrderRows ownerId={id} orders={orders} isOfRestaurant />
          <RelatedPanel
            title="Dishes"
            rows={dishes}
            columns={dishColumns}
            empty="No dishes yet."
            link={<ViewAll noun="dishes" link={{ to: '/menus', search: { search: id } }} />}
          />
        </>
      }
      side={<FactsPanel title="Opening hours" facts={hoursFacts} details={details} />}
    />
  )
}
