import { listDefaults, listPath } from '../api/list.ts'
import { figuresPath } from '../domain/figures.ts'
import { driverResource } from '../features/drivers/resource.ts'
import { orderResource } from '../features/orders/resource.ts'
import { payoutResource } from '../features/payouts/resource.ts'
import { restaurantResource } from '../features/restaurants/resource.ts'
import { ticketResource } from '../features/tickets/resource.ts'

/** The search params of the lists of what waits for an administrator. */
export const waiting = {
  orders: { ...listDefaults(orderResource), status: 'pending' },
  payouts: { ...listDefaults(payoutResource), status: 'requested' },
  tickets: { ...listDefaults(ticketResource), status: 'open' },
  drivers: { ...listDefaults(driverResource), status: 'pending' },
  restaurants: { ...listDefaults(restaurantResource), status: 'pending' },
} as const

/** The paths of the dashboard's first requests, most important first. */
export const dashboardPaths = [
  listPath(orderResource, waiting.orders),
  listPath(payoutResource, waiting.payouts),
  listPath(ticketResource, waiting.tickets),
  listPath(driverResource, waiting.drivers),
  listPath(restaurantResource, waiting.restaurants),
  figuresPath('today'),
  listPath(orderResource, listDefaults(orderResource)),
]
