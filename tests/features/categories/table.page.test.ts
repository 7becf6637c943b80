import { categoryList } from '@/features/categories/list'
import { testModule } from '../../support/module-table'

const withDishes = { active: 'Edit, Hide, Delete', hidden: 'Edit, Show, Delete' }

testModule(categoryList(true), {
  noun: 'category, categories',
  path: '/crm/category',
  filters: {
    status: 'All Status, Active, Hidden',
  },
  columns: 'Name, Position, Restaurants, Dishes, Status, Updated',
  exported: 'Name, Position, Restaurants, Dishes, Status, Updated, Description',
  empty: 'No categories yet',
  many: { hide: 'hidden, seen as hidden', show: 'shown, seen as active' },
  actions: { active: 'Edit, Hide, Delete!', hidden: 'Edit, Show, Delete!' },
  variants: {
    'without menuCount': withDishes,
    'menuCount 1': withDishes,
  },
  words: {
    hide: '→ Category hidden',
    delete:
      'Are you sure you want to delete Buka Republic hidden category? This action cannot be undone. → Category deleted',
    show: '→ Category shown',
  },
})
