/** The console's modules in the order of the sidebar, with their URLs. */
export const modules = [
  { name: 'Dashboard', to: '/' },
  { name: 'Users', to: '/users' },
  { name: 'Views', to: '/views' },
  { name: 'Carts', to: '/carts' },
  { name: 'OTPs', to: '/otps' },
  { name: 'Tickets', to: '/tickets' },
  { name: 'Search', to: '/search' },
  { name: 'Vendors', to: '/vendors' },
  { name: 'Logistics', to: '/logistics' },
  { name: 'Drivers', to: '/drivers' },
  { name: 'Transactions', to: '/transactions' },
  { name: 'Orders', to: '/orders' },
  { name: 'Restaurants', to: '/restaurants' },
  { name: 'Menus', to: '/menus' },
  { name: 'Payouts', to: '/payouts' },
  { name: 'Vouchers', to: '/vouchers' },
  { name: 'Analytics', to: '/analytics' },
  { name: 'Admins', to: '/admins' },
  { name: 'Notifications', to: '/notifications' },
  { name: 'Categories', to: '/categories' },
  { name: 'FAQ', to: '/faq' },
] as const

export type ModuleName = (typeof modules)[number]['name']
