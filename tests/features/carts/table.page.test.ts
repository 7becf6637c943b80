import { cartList } from '@/features/carts/list'
import { testModule } from '../../support/module-table'

testModule(cartList, {
  noun: 'cart, carts',
  path: '/crm/cart',
  filters: {
    status: 'All Status, Active, Abandoned, Ordered',
  },
  columns: 'Customer, Restaurant, Items, Subtotal, Status, Updated',
  exported: 'Customer, Restaurant, Items, Subtotal (NGN), Status, Updated, Order, Created, ID',
  details: 'Voucher',
  empty: 'No carts. They appear here when customers start to order.',
})
