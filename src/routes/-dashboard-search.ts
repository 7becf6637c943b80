import { driverList } from '../features/drivers/schema.ts'
import { driverSearchDefaults } from '../features/drivers/search.ts'
import { orderList } from '../features/orders/schema.ts'
import { orderSearchDefaults } from '../features/orders/search.ts'
import { payoutList } from '../features/payouts/schema.ts'
import { payoutSearchDefaults } from '../features/payouts/search.ts'
import { restaurantList } from '../features/restaurants/schema.ts'
import { restaurantSearchDefaults } from '../features/restaurants/search.ts'
import { ticketList } from '../features/tickets/schema.ts'
import { ticketSearchDefaults } from '../features/tickets/search.ts'
import { figuresPath } from '../lib/figures.ts'
import { listPath } from '../lib/list.ts'

/** The search params of the lists of what waits for an administrator. */
export const waiting = {
  orders: { ...orderSearchDefaults, status: 'pending' },
  payouts: { ...payoutSearchDefaults, status: 'requested' },
  tickets: { ...ticketSearchDefaults, status: 'open' },
  drivers: { ...driverSearchDefaults, status: 'pending' },
  restaurants: { ...restaurantSearchDefaults, status: 'pending' },
} as const

/** The paths of the dashboard's first requests, most important first. */
export const dashboardPaths = [
  listPath(orderList, waiting.orders),
  listPath(payoutList, waiting.payouts),
  listPath(ticketList, waiting.tickets),
  listPath(driverList, waiting.drivers),
  listPath(restaurantList, waiting.restaurants),
  figuresPath('today'),
  listPath(orderList, orderSearchDefaults),
]
