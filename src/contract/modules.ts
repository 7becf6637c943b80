import type { ListModule } from './list-module.ts'
import { admins } from './modules/admins.ts'
import { carts } from './modules/carts.ts'
import { categories } from './modules/categories.ts'
import { drivers } from './modules/drivers.ts'
import { faq } from './modules/faq.ts'
import { logistics } from './modules/logistics.ts'
import { menus } from './modules/menus.ts'
import { notifications } from './modules/notifications.ts'
import { orders } from './modules/orders.ts'
import { otps } from './modules/otps.ts'
import { payouts } from './modules/payouts.ts'
import { restaurants } from './modules/restaurants.ts'
import { tickets } from './modules/tickets.ts'
import { transactions } from './modules/transactions.ts'
import { users } from './modules/users.ts'
import { vendors } from './modules/vendors.ts'
import { views } from './modules/views.ts'
import { vouchers } from './modules/vouchers.ts'

/** The modules that have a list, in the order of the report and the document. */
export const modules: readonly ListModule[] = [
  vouchers,
  orders,
  users,
  restaurants,
  drivers,
  transactions,
  payouts,
  tickets,
  vendors,
  logistics,
  menus,
  carts,
  otps,
  views,
  notifications,
  categories,
  faq,
  admins,
]
