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

export const modules = [
  { name: 'Dashboard', to: '/', icon: LayoutDashboard },
  { name: 'Users', to: '/users', icon: Users },
  { name: 'Views', to: '/views', icon: Eye },
  { name: 'Carts', to: '/carts', icon: ShoppingBasket },
  { name: 'OTPs', to: '/otps', icon: KeyRound },
  { name: 'Tickets', to: '/tickets', icon: Ticket },
  { name: 'Search', to: '/search', icon: Search },
  { name: 'Vendors', to: '/vendors', icon: Store },
  { name: 'Logistics', to: '/logistics', icon: Truck },
  { name: 'Drivers', to: '/drivers', icon: Bike },
  { name: 'Transactions', to: '/transactions', icon: ArrowLeftRight },
  { name: 'Orders', to: '/orders', icon: ReceiptText },
  { name: 'Restaurants', to: '/restaurants', icon: UtensilsCrossed },
  { name: 'Menus', to: '/menus', icon: CookingPot },
  { name: 'Payouts', to: '/payouts', icon: Banknote },
  { name: 'Vouchers', to: '/vouchers', icon: BadgePercent },
  { name: 'Analytics', to: '/analytics', icon: ChartColumn },
  { name: 'Admins', to: '/admins', icon: ShieldCheck },
  { name: 'Notifications', to: '/notifications', icon: Bell },
  { name: 'Categories', to: '/categories', icon: Shapes },
  { name: 'FAQ', to: '/faq', icon: CircleQuestionMark },
] as const

export type ModuleName = (typeof modules)[number]['name']

export const moduleIcon = (module: ModuleName): LucideIcon =>
  (modules.find(({ name }) => name === module) ?? modules[0]).icon
