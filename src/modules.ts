import {
  ArrowLeftRight,
  BadgePercent,
  Banknote,
  Bell,
  Bike,
  ChartColumn,
  CircleQuestionMark,
  CookingPot,
  Eye,
  KeyRound,
  LayoutDashboard,
  ReceiptText,
  Search,
  Shapes,
  ShieldCheck,
  ShoppingBasket,
  Store,
  Ticket,
  Truck,
  Users,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import type { Resource } from './api/resource.ts'
import { adminResource } from './features/admins/resource.ts'
import { cartResource } from './features/carts/resource.ts'
import { categoryResource } from './features/categories/resource.ts'
import { driverResource } from './features/drivers/resource.ts'
import { faqResource } from './features/faq/resource.ts'
import { companyResource } from './features/logistics/resource.ts'
import { dishResource } from './features/menus/resource.ts'
import { notificationResource } from './features/notifications/resource.ts'
import { orderResource } from './features/orders/resource.ts'
import { otpResource } from './features/otps/resource.ts'
import { payoutResource } from './features/payouts/resource.ts'
import { restaurantResource } from './features/restaurants/resource.ts'
import { ticketResource } from './features/tickets/resource.ts'
import { transactionResource } from './features/transactions/resource.ts'
import { userResource } from './features/users/resource.ts'
import { vendorResource } from './features/vendors/resource.ts'
import { viewResource } from './features/views/resource.ts'
import { voucherResource } from './features/vouchers/resource.ts'

export interface Module {
  name: string
  /** The URL path of its page. Its code is in the folder of this name in `features`. */
  to: `/${string}`
  icon: LucideIcon
  /** What its page lists. */
  resource?: Resource
  /** It has nothing of its own, and shows what the permissions for other modules allow. */
  isOpen?: true
}

/** The modules, in the order of the menu. */
export const modules = [
  { name: 'Dashboard', to: '/', icon: LayoutDashboard, isOpen: true },
  { name: 'Users', to: '/users', icon: Users, resource: userResource },
  { name: 'Views', to: '/views', icon: Eye, resource: viewResource },
  { name: 'Carts', to: '/carts', icon: ShoppingBasket, resource: cartResource },
  { name: 'OTPs', to: '/otps', icon: KeyRound, resource: otpResource },
  { name: 'Tickets', to: '/tickets', icon: Ticket, resource: ticketResource },
  { name: 'Search', to: '/search', icon: Search, isOpen: true },
  { name: 'Vendors', to: '/vendors', icon: Store, resource: vendorResource },
  { name: 'Logistics', to: '/logistics', icon: Truck, resource: companyResource },
  { name: 'Drivers', to: '/drivers', icon: Bike, resource: driverResource },
  {
    name: 'Transactions',
    to: '/transactions',
    icon: ArrowLeftRight,
    resource: transactionResource,
  },
  { name: 'Orders', to: '/orders', icon: ReceiptText, resource: orderResource },
  { name: 'Restaurants', to: '/restaurants', icon: UtensilsCrossed, resource: restaurantResource },
  { name: 'Menus', to: '/menus', icon: CookingPot, resource: dishResource },
  { name: 'Payouts', to: '/payouts', icon: Banknote, resource: payoutResource },
  { name: 'Vouchers', to: '/vouchers', icon: BadgePercent, resource: voucherResource },
  { name: 'Analytics', to: '/analytics', icon: ChartColumn },
  { name: 'Admins', to: '/admins', icon: ShieldCheck, resource: adminResource },
  { name: 'Notifications', to: '/notifications', icon: Bell, resource: notificationResource },
  { name: 'Categories', to: '/categories', icon: Shapes, resource: categoryResource },
  { name: 'FAQ', to: '/faq', icon: CircleQuestionMark, resource: faqResource },
] as const satisfies readonly Module[]

export type ModuleName = (typeof modules)[number]['name']

type Listed<T, TKey extends string> =
  T extends Readonly<Record<TKey, readonly (infer TName extends string)[]>> ? TName : never

/** The same as `neededFor`: what an action needs, by default its name. */
type NeededFor<T> = T extends { needs: infer TNeeds extends Record<string, readonly unknown[]> }
  ? Exclude<Listed<T, 'actions'>, keyof TNeeds> | Extract<TNeeds[keyof TNeeds][number], string>
  : Listed<T, 'actions'>

/** The permissions of a module. A name with a dot is of another one. */
type NamesOf<T> = T extends { isOpen: true }
  ? never
  : T extends { to: `/${infer TModule}`; resource?: infer TResource }
    ? `${TModule}.${'view' | 'export' | Listed<TResource, 'permissions'> | Exclude<NeededFor<TResource>, `${string}.${string}`>}`
    : never

declare module './api/permissions.ts' {
  interface PermissionNames extends Record<NamesOf<(typeof modules)[number]>, true> {}
}

export const listModules = modules.filter((module) => 'resource' in module)

/** The module whose page shows the list. Throws if there is none. */
export function pageOf({ module, path }: Pick<Resource, 'module' | 'path'>) {
  const found = modules.find(({ to }) => to === `/${module}`)
  if (!found) throw new Error(`No module lists ${path}: add it to src/modules.ts.`)
  return found
}

/** Throws if no module lists the resource. */
export function moduleOf({ param, path }: Pick<Resource, 'param' | 'path'>) {
  const found = listModules.find(({ resource }) => resource.param === param)
  if (!found) throw new Error(`No module lists ${path}: add it to src/modules.ts.`)
  return found
}
