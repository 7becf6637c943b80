import { orderList } from '@/features/orders/list'
import { orderSearchEntry } from '@/features/orders/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

const withoutRefund = {
  unconfirmed: 'Assign driver, Cancel order!',
  pending: 'Assign driver, Cancel order!',
  paid: 'Assign driver, Cancel order!',
  preparing: 'Assign driver, Cancel order!',
  ready: 'Assign driver, Cancel order!',
  'on the way': 'Assign driver, Cancel order!',
  delivered: '',
  declined: '',
  canceled: '',
}

testModule(orderList, {
  noun: 'order, orders',
  path: '/crm/order',
  filters: {
    status:
      'All Status, Unconfirmed, Pending, Paid, Preparing, Ready, On the way, Delivered, Declined, Canceled',
    queue: 'All Orders, Late, No driver, Paid twice, Refunds asked',
    period: 'All Dates, Today, Last 7 days, Last 30 days, Last 90 days',
  },
  columns: 'Order, Customer, Restaurant, Driver, Total, (Payment), Status, In status, Created',
  exported:
    'Order, Customer, Restaurant, Driver, Total (NGN), Payment, Status, Status since, Created',
  details: 'Reason, Email, Phone, Driver’s phone, Company, Type, Address, Note, Items',
  empty: 'No orders yet. They appear here as customers place them.',
  many: {
    assign: 'assigned',
    cancel:
      'canceled, seen as canceled. The restaurants and the customers are told. Payments are not refunded by this. This action cannot be undone.',
  },
  actions: {
    unconfirmed: 'Assign driver, Refund…, Cancel order!',
    pending: 'Assign driver, Refund…, Cancel order!',
    paid: 'Assign driver, Refund…, Cancel order!',
    preparing: 'Assign driver, Refund…, Cancel order!',
    ready: 'Assign driver, Refund…, Cancel order!',
    'on the way': 'Assign driver, Refund…, Cancel order!',
    delivered: 'Refund…',
    declined: 'Refund…',
    canceled: 'Refund…',
  },
  variants: {
    'without totalPrice': withoutRefund,
    'without transaction': withoutRefund,
    'deliveryType pickup': {
      unconfirmed: 'Refund…, Cancel order!',
      pending: 'Refund…, Cancel order!',
      paid: 'Refund…, Cancel order!',
      preparing: 'Refund…, Cancel order!',
      ready: 'Refund…, Cancel order!',
      'on the way': 'Refund…, Cancel order!',
    },
  },
  words: { assign: '→ Driver assigned' },
})

testSearchEntry(orderSearchEntry, {
  label: 'ORD-1 pending',
  detail: 'Chidi Bello pending · ₦2,500.00 · 5 January 2026 · Suya Spot',
  identifiers: ['ORD-1 pending'],
  searchedBy: 'order number',
})
