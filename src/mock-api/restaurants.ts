import { http } from 'msw'
import { restaurantResource } from '../features/restaurants/resource.ts'
import { answer, LATEST, listParams, menuRow, missing, orderRow, refuse } from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { logStatus } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { withPapersFor } from './papers.ts'
import type { StoredRestaurant } from './seed/types.ts'
import { endOf } from './until.ts'

export function createRestaurantHandlers(db: Db) {
  const sent = (request: Request, restaurant: StoredRestaurant) =>
    withPapersFor(db, request, 'restaurants', restaurant)
  return [
    noteHandler(db, restaurantResource, (id) => db.restaurants.find(id)?.name),
    http.get('*/api/crm/restaurant', ({ request }) => {
      const { rows, ...page } = db.restaurants.list(listParams(request))
      return answer({
        restaurants: rows.map((row) => withNoteCount(db, 'restaurant', row, sent(request, row))),
        ...page,
      })
    }),
    http.get<{ id: string }>('*/api/crm/restaurant/:id', ({ params: { id }, request }) => {
      const restaurant = db.restaurants.find(id)
      if (!restaurant) return missing('Restaurant')
      const orders = db.orders.all().filter((order) => order.restaurant?.[0]?.id === id)
      return answer({
        restaurant: withNoteCount(db, 'restaurant', restaurant, sent(request, restaurant)),
        ...noted(db, 'restaurant', id),
        restaurantOrder: orders.slice(0, LATEST).map(orderRow),
        restaurantMenu: db.menus.list({ search: id, limit: LATEST }).rows.map(menuRow),
        capabilities: db.restaurants.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/restaurant/:id', async ({ params: { id }, request }) => {
      const restaurant = db.restaurants.find(id)
      if (!restaurant) return missing('Restaurant')
      const { body, refusal } = await readBody(request, restaurantResource.change)
      if (refusal) return refusal
      const reason = refusalOf(restaurant, body.status)
      if (reason) return refuse(reason)
      const vendor = db.vendors.find(restaurant.vendor?.id ?? '')
      if (body.status === 'open' && vendor && vendor.status !== 'active') {
        return refuse(`Its vendor is ${vendor.status}`)
      }
      const { name, status: before } = restaurant
      logStatus(db, request, { type: 'restaurant', id, name }, before, body)
      const changed = db.restaurants.patch(id, { reason: null, ...body, until: endOf(body) })
      return answer({ restaurant: sent(request, { ...restaurant, ...changed }) })
    }),
  ]
}
