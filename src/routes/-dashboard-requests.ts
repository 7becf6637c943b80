import { listDefaults, listPath } from '../api/list.ts'
import { figuresPath } from '../domain/figures.ts'
import { driverResource } from '../features/drivers/resource.ts'
import { orderResource } from '../features/orders/resource.ts'
import { payoutResource } from '../features/payouts/resource.ts'
import { restaurantResource } from '../features/restaurants/resource.ts'
import { ticketResource } from '../features/tickets/resource.ts'

export const attentionFilters = {
  orders: { ...listDefaults(orderResource), status: 'pending' },
  payouts: { ...listDefaults(payoutResource), status: 'requested' },
  tickets: { ...listDefaults(ticketResource), status: 'open' },
  drivers: { ...listDefaults(driverResource), status: 'pending' },
  restaurants: { ...listDefaults(restaurantResource), status: 'pending' },
} as const

/** The dashboard's first requests, most important first. */
export const dashboardPaths = [
  listPath(orderResource, attentionFilters.orders),
  listPath(payoutResource, attentionFilters.payouts),
  listPath(ticketResource, attentionFilters.tickets),
  listPath(driverResource, attentionFilters.drivers),
  listPath(restaurantResource, attentionFilters.restaurants),
  figuresPath({ period: 'today' }),
  listPath(orderResource, listDefaults(orderResource)),
]
