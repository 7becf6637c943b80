import { delay, http, type RequestHandler } from 'msw'
import { SESSION_END } from '../api/conventions.ts'
import { createAdminHandlers } from './admins.ts'
import { createAnalyticsHandlers } from './analytics.ts'
import { refuse } from './answers.ts'
import { createCartHandlers } from './carts.ts'
import { createCategoryHandlers } from './categories.ts'
import type { Db } from './db.ts'
import { createDriverHandlers } from './drivers.ts'
import { createFaqHandlers } from './faq.ts'
import { requestedFault } from './faults.ts'
import { createIdempotencyHandler } from './idempotency.ts'
import { createImageHandlers } from './images.ts'
import { createLogisticsHandlers } from './logistics.ts'
import { createMenuHandlers } from './menus.ts'
import { createNotificationHandlers } from './notifications.ts'
import { createOrderHandlers } from './orders.ts'
import { createOtpHandlers } from './otps.ts'
import { createPayoutHandlers } from './payouts.ts'
import { refusalFor } from './permissions.ts'
import { createRestaurantHandlers } from './restaurants.ts'
import { createSessionHandlers, isSignedIn, ownerOf } from './session.ts'
import { createTicketHandlers } from './tickets.ts'
import { createTransactionHandlers } from './transactions.ts'
import { createUserHandlers } from './users.ts'
import { createVendorHandlers } from './vendors.ts'
import { createViewHandlers } from './views.ts'
import { createVoucherHandlers } from './vouchers.ts'

interface MockApiOptions {
  db: Db
  latency?: number
}

/**
 * The order is: requested failures, images and sign-in, the token and its permissions, repeated
 * requests, the modules, 404.
 */
export function createHandlers({ db, latency = 0 }: MockApiOptions): RequestHandler[] {
  const modules = [
    ...createVoucherHandlers(db),
    ...createOrderHandlers(db),
    ...createUserHandlers(db),
    ...createRestaurantHandlers(db),
    ...createDriverHandlers(db),
    ...createCategoryHandlers(db),
    ...createAdminHandlers(db),
    ...createFaqHandlers(db),
    ...createPayoutHandlers(db),
    ...createTransactionHandlers(db),
    ...createTicketHandlers(db),
    ...createVendorHandlers(db),
    ...createLogisticsHandlers(db),
    ...createMenuHandlers(db),
    ...createCartHandlers(db),
    ...createOtpHandlers(db),
    ...createNotificationHandlers(db),
    ...createAnalyticsHandlers(db),
    ...createViewHandlers(db),
    http.all('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url)
      return refuse(`The mock API has no handler for ${request.method} ${pathname}`, 404)
    }),
  ]
  return [
    http.all('*/api/*', async ({ request }) => {
      if (latency > 0) await delay(latency)
      return requestedFault(request, db)
    }),
    ...createImageHandlers(db),
    ...createSessionHandlers(db),
    http.all('*/api/*', ({ request }) => {
      if (isSignedIn(db, request)) return refusalFor(ownerOf(db, request), request)
      return refuse('Unauthenticated', SESSION_END)
    }),
    createIdempotencyHandler(modules),
    ...modules,
  ]
}
