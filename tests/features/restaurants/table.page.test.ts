import { restaurantList } from '@/features/restaurants/list'
import { restaurantSearchEntry } from '@/features/restaurants/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(restaurantList, {
  noun: 'restaurant, restaurants',
  path: '/crm/restaurant',
  filters: {
    status: 'All Status, Pending, Open, Closed, Suspended, Declined',
    state: 'All States',
  },
  columns: 'Restaurant, Vendor, Area and state, Orders, Rating, Status, Joined',
  exported:
    'Restaurant, Vendor, Area and state, Orders, Rating, Status, Joined, Reason, Phone, Email, Categories, Rated by, Dishes, Preparation, Minimum order (NGN), Commission',
  details: 'Address',
  empty: 'No restaurants yet. They appear here when a vendor registers one.',
  many: {
    approve: 'approved, seen as open, closed. They can take orders at once.',
    decline: 'declined, seen as declined. This action cannot be undone.',
    reopen:
      'reactivated, seen as open, closed. Customers find them, and they can take orders at once.',
    suspend: 'suspended, seen as suspended. Customers no longer find them. Orders under way go on.',
  },
  actions: {
    pending: 'Approve, Decline!',
    open: 'Close, Suspend!',
    closed: 'Open, Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  variants: { 'without vendor': { pending: 'Approve (No vendor), Decline!' } },
  words: {
    approve: 'Approve Buka Republic pending? It can take orders at once. → Restaurant approved',
    decline:
      'Decline Buka Republic pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Restaurant declined',
    close:
      'Close Buka Republic open now? Customers see it as closed. Orders under way go on. [Restaurant asked, Kitchen closed, Technical problem, Food safety] → Restaurant closed',
    suspend:
      'Suspend Buka Republic closed? Customers no longer find it. Orders under way go on. [Food safety, Customer complaints, Suspected fraud, Wrong or missing papers] → Restaurant suspended',
    open: '→ Restaurant opened',
    reopen:
      'Open Buka Republic suspended again? Customers find it, and it can take orders at once. → Restaurant reactivated',
  },
})

testSearchEntry(restaurantSearchEntry, {
  label: 'Buka Republic pending',
  detail: 'Yaba, Lagos · +234 803 ••• ••67',
  identifiers: ['folake@example.com', '+2348030000067'],
  searchedBy: 'name, email, phone',
  related: ['order'],
})
