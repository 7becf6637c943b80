import { viewList } from '@/features/views/list'
import { testModule } from '../../support/module-table'

testModule(viewList, {
  noun: 'restaurant or dish, restaurants or dishes',
  path: '/crm/view',
  filters: {
    type: 'All Types, Restaurants, Dishes',
    period: 'Last 30 days, Last 7 days, Last 90 days',
  },
  columns: 'Viewed, Type, Restaurant, Views, Viewers, Carts, Orders, Orders per 100 viewers',
  exported:
    'Viewed, Type, Restaurant, Views, Viewers, Carts, Orders, Orders per 100 viewers, Last viewed',
  empty: 'Nothing was viewed in this period.',
})
