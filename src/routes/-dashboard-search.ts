import { listDefaults, listPath } from '../api/list.ts'
import { figuresPath } from '../domain/figures.ts'
import { driverFilters, driverResource } from '../features/drivers/resource.ts'
import { orderFilters, orderResource } from '../features/orders/resource.ts'
import { payoutFilters, payoutResource } from '../features/payouts/resource.ts'
import { restaurantFilters, restaurantResource } from '../features/restaurants/resource.ts'
import { ticketFilters, ticketResource } from '../features/tickets/resource.ts'

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
  listPath(orderResource, waiting.orders),
  listPath(payoutResource, waiting.payouts),
  listPath(ticketResource, waiting.tickets),
  listPath(driverResource, waiting.drivers),
  listPath(restaurantResource, waiting.restaurants),
  figuresPath('today'),
  listPath(orderResource, listDefaults(orderFilters)),
]
