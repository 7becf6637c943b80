import { DetailsColumns } from '@/components/details/details-page'
import { missingIf, type FactList } from '@/components/details/facts'
import { FactsPanel } from '@/components/details/facts-panel'
import { reasonFact } from '@/components/details/reason-fact'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { RecordLink } from '@/components/records/record-link'
import { OrderRows } from '@/components/related/order-rows'
import { RelatedPanel } from '@/components/related/related-panel'
import type { RelatedColumn } from '@/components/related/related-rows'
import { ViewAll } from '@/components/related/view-all'
import { AvatarName } from '@/components/ui/avatar'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatAddress } from '@/domain/address'
import { dishStatus } from '@/domain/dish'
import { type OrderRow } from '@/domain/order'
import { restaurantStatus } from '@/domain/restaurant'
import { formatCount, formatNaira, formatQuantity, formatRating, shorten } from '@/lib/format'
import type { Dish, OpeningHours, Restaurant } from './resource'

const restaurantFacts: FactList<Restaurant> = [
  reasonFact((record) => restaurantStatus.is(record, 'closed', 'suspended')),
  ['Vendor', ({ vendor }) => vendor && <RecordLink kind="vendor" record={vendor} />],
  ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
  ['Email', ({ email }) => email && <EmailLink email={email} />],
  ['Address', ({ address }) => address && shorten(formatAddress(address))],
  [
    'Categories',
    ({ categories }) => shorten((categories ?? []).flatMap((one) => one?.name ?? []).join(', ')),
  ],
  ['Rating', ({ rating }) => rating !== null && formatRating(rating)],
  [
    'Rated by',
    ({ ratingCount: count }) => count !== null && formatQuantity(count, 'customer', 'customers'),
  ],
  ['Orders', ({ orderCount }) => formatCount(orderCount)],
  ['Dishes', ({ menuCount }) => formatCount(menuCount)],
  ['Preparation', ({ preparationMinutes: time }) => time !== null && `${formatCount(time)} min`],
  ['Minimum order', ({ minimumOrder }) => minimumOrder !== null && formatNaira(minimumOrder)],
  ['Commission', ({ commissionRate: rate }) => (rate === null ? null : `${formatCount(rate)}%`)],
  ['Joined', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const isOn = (name: string) => (hours: OpeningHours) =>
  hours.day?.toLowerCase() === name.toLowerCase()

const knownHours = ({ openingHours }: Restaurant) =>
  openingHours?.filter(({ from, to }) => from !== null && to !== null) ?? []

/** Without a day that the console knows, nothing is certain about any day. */
const hasHours = (restaurant: Restaurant) =>
  days.some((name) => knownHours(restaurant).some(isOn(name)))

/** The hours on a day: "09:00 to 21:30". The restaurant is closed on a day without hours. */
const hoursOn = (day: string, restaurant: Restaurant) =>
  knownHours(restaurant)
    .filter(isOn(day))
    .map(({ from, to }) => shorten(`${from} to ${to}`))
    .join(', ') || 'Closed'

const hoursFacts: FactList<Restaurant> = [
  ['Every day', (restaurant) => missingIf(!hasHours(restaurant))],
  ...days.map((day): FactList<Restaurant>[number] => [
    day,
    (restaurant) => hasHours(restaurant) && hoursOn(day, restaurant),
  ]),
]

const dishColumns: readonly RelatedColumn<Dish>[] = [
  {
    header: 'Dish',
    render: (dish) => (
      <AvatarName name={dish.name ?? dish.id} image={dish.image}>
        <RecordLink kind="menu" record={dish} />
      </AvatarName>
    ),
  },
  {
    header: 'Price',
    isNumber: true,
    render: ({ price }) => formatNaira(price),
  },
  {
    header: 'Status',
    render: ({ status }) => <StatusBadge status={status} of={dishStatus} />,
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
  return (
    <DetailsColumns
      main={
        <>
          <FactsPanel title="Restaurant" facts={restaurantFacts} details={details} columns={3} />
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
