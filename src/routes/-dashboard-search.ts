import { driverList } from '../features/drivers/schema.ts'
import { driverFilters } from '../features/drivers/search.ts'
import { orderList } from '../features/orders/schema.ts'
import { orderFilters } from '../features/orders/search.ts'
import { payoutList } from '../features/payouts/schema.ts'
import { payoutFilters } from '../features/payouts/search.ts'
import { restaurantList } from '../features/restaurants/schema.ts'
import { restaurantFilters } from '../features/restaurants/search.ts'
import { ticketList } from '../features/tickets/schema.ts'
import { ticketFilters } from '../features/tickets/search.ts'
import { figuresPath } from '../domain/figures.ts'
import { listDefaults, listPath } from '../api/list.ts'

/** The search params of the lists of what waits for an administrator. */
export const waiting = {
  orders: { ...listDefaults(orderFilters), status: 'pending' },
  payouts: { ...listDefaults(payoutFilters), status: 'requested' },
  tickets: { ...listDefaults(ticketFilters), status: 'open' },
  drivers: { ...listDefaults(driverFilters), status: 'pending' },
  restaurants: { ...listDefaults(restaurantFilters), status: 'pending' },
} as const

/** The paths of the dashboard's first requests, most important first. */
export const dashboardPaths = [
  listPath(orderList, waiting.orders),
  listPath(payoutList, waiting.payouts),
  listPath(ticketList, waiting.tickets),
  listPath(driverList, waiting.drivers),
  listPath(restaurantList, waiting.restaurants),
  figuresPath('today'),
  listPath(orderList, listDefaults(orderFilters)),
]
