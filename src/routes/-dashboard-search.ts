import { listDefaults, listPath } from '../api/list.ts'
import { figuresPath } from '../domain/figures.ts'
import { driverFilters, driverList } from '../features/drivers/resource.ts'
import { orderFilters, orderList } from '../features/orders/resource.ts'
import { payoutFilters, payoutList } from '../features/payouts/resource.ts'
import { restaurantFilters, restaurantList } from '../features/restaurants/resource.ts'
import { ticketFilters, ticketList } from '../features/tickets/resource.ts'

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
