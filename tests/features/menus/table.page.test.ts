import { dishList } from '@/features/menus/list'
import { dishSearchEntry } from '@/features/menus/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(dishList, {
  noun: 'dish, dishes',
  path: '/crm/menu',
  filters: {
    status: 'All Status, Available, Sold out, Hidden',
    category: 'All Categories',
    restaurant: 'All Restaurants',
  },
  columns: 'Dish, Restaurant, Category, Price, Orders, Status, Updated',
  exported:
    'Dish, Restaurant, Category, Price (NGN), Orders, Status, Updated, Reason, Discount price (NGN), Added, Description',
  empty: 'No dishes yet. Restaurants add them in their own app.',
  many: {
    changePrices: 'changed',
    sellOut: 'marked as sold out, seen as sold_out',
    // Only with `until`.
    sellOutFor: '',
    restock: 'marked as available, seen as available',
    show: 'shown, seen as available. Customers can find and order them.',
    hide: 'hidden, seen as hidden. Customers can no longer find them.',
  },
  actions: {
    available: 'Edit, Sold out, Hide',
    sold_out: 'Edit, Available, Hide',
    hidden: 'Edit, Show',
  },
  words: {
    sellOut: '→ Dish marked as sold out',
    hide: 'Hide Buka Republic sold_out at Suya Spot? Customers can no longer find it. [Wrong price, Misleading name or picture, Not allowed on the marketplace, Food safety, Restaurant asked] → Dish hidden',
    restock: '→ Dish marked as available',
    show: '→ Dish shown',
  },
})

testSearchEntry(dishSearchEntry, {
  label: 'Buka Republic pending',
  detail: 'Suya Spot · ₦3,500.00 · Grills',
  identifiers: [],
  searchedBy: 'dish',
})
