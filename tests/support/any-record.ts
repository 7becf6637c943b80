/** A record whose status allows as many actions as possible, whatever its module. */
export const anyRecord = (status: string) => ({
  id: status,
  firstName: status,
  status,
  email: 'chidi@example.com',
  user: { id: 'usr-1', name: status, email: 'chidi@example.com' },
  account: { bankName: 'Access Bank', accountName: 'Buka', accountNumber: '0123454579' },
  totalPrice: 1000,
  transaction: { id: 'txn-1', status: 'success' },
  channel: 'email',
  type: 'payment',
  order: { id: 'ord-1', orderId: 'ORD-1' },
  currentOrder: { id: 'ord-1', orderId: 'ORD-1' },
  vendor: { id: 'ven-1', name: 'Buka' },
  vehicleType: 'bike',
  menuCount: 0,
  expiresAt: '2999-01-01T00:00:00Z',
})

/** The same record without what an application needs. */
export const incompleteRecord = (status: string) => ({
  ...anyRecord(status),
  account: null,
  vendor: null,
  vehicleType: null,
})

const AT = '2026-01-05T09:00:00Z'
const person = { id: 'usr-1', name: 'Chidi Bello', type: 'user' }

/** A record that has every field that a result shows, whatever its module. */
export const namedRecord = {
  id: 'id-1',
  status: 'pending',
  name: 'Buka Republic',
  firstName: 'Folake',
  lastName: 'Bello',
  email: 'folake@example.com',
  phone: '+2348030000067',
  contactName: 'Ngozi Eze',
  plateNumber: 'LAG-123-XY',
  city: 'Lagos',
  orderId: 'ORD-1',
  ticketId: 'TCK-1',
  payoutId: 'PAY-1',
  reference: 'TXN-1',
  providerReference: 'T-1',
  rcNumber: 'RC-1',
  type: 'payment',
  subject: 'Late order',
  usertype: 'admin',
  code: 'JOLLOF',
  voucherCode: 'JOLLOF',
  title: 'Jollof Friday',
  discountType: 'flat',
  amount: 1500,
  totalPrice: 2500,
  price: 3500,
  createdAt: AT,
  updatedAt: AT,
  user: person,
  payee: person,
  requester: person,
  restaurant: { id: 'res-1', name: 'Suya Spot' },
  logistics: { id: 'log-1', name: 'Swift' },
  vendor: { id: 'ven-1', name: 'Buka Ltd' },
  category: { id: 'cat-1', name: 'Grills' },
  order: { id: 'ord-1', orderId: 'ORD-1' },
  address: { area: 'Yaba', state: 'Lagos', text: '1 Herbert Macaulay Way' },
}
