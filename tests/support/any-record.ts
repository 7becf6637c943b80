const AT = '2026-01-05T09:00:00Z'
const chidi = { id: 'usr-1', name: 'Chidi Bello', email: 'chidi@example.com', type: 'user' }

/**
 * A record that has every field, whatever its module, with values that allow as many actions as
 * possible. Its names end with its status.
 */
export const anyRecord = (status: string) => ({
  id: status,
  status,
  name: `Buka Republic ${status}`,
  firstName: 'Folake',
  lastName: `Bello ${status}`,
  email: 'folake@example.com',
  phone: '+2348030000067',
  contactName: 'Ngozi Eze',
  usertype: 'admin',
  user: { ...chidi, name: `${chidi.name} ${status}` },
  payee: chidi,
  requester: chidi,
  orderId: `ORD-1 ${status}`,
  ticketId: `TCK-1 ${status}`,
  payoutId: `PAY-1 ${status}`,
  reference: `TXN-1 ${status}`,
  providerReference: 'T-1',
  rcNumber: 'RC-1',
  plateNumber: 'LAG-123-XY',
  voucherCode: 'JOLLOF',
  code: 'JOLLOF',
  subject: 'Late order',
  title: `Jollof Friday ${status}`,
  type: 'payment',
  channel: 'email',
  deliveryType: 'delivery',
  discountType: 'flat',
  vehicleType: 'bike',
  amount: 1500,
  totalPrice: 2500,
  price: 3500,
  menuCount: 0,
  createdAt: AT,
  updatedAt: AT,
  expiresAt: '2999-01-01T00:00:00Z',
  account: { bankName: 'Access Bank', accountName: 'Buka', accountNumber: '0123454579' },
  address: { area: 'Yaba', state: 'Lagos', text: '1 Herbert Macaulay Way' },
  city: 'Lagos',
  category: { id: 'cat-1', name: 'Grills' },
  currentOrder: { id: 'ord-1', orderId: 'ORD-1' },
  logistics: { id: 'log-1', name: 'Swift' },
  order: { id: 'ord-1', orderId: 'ORD-1' },
  restaurant: { id: 'res-1', name: 'Suya Spot' },
  transaction: { id: 'txn-1', status: 'success' },
  vendor: { id: 'ven-1', name: 'Buka Ltd' },
})

// An action depends on these.
const otherValues = { deliveryType: 'pickup', menuCount: 1, type: 'refund' }

/** The same record without each of its fields, and with other values of fields, by what is changed. */
export function* variantsOf(record: ReturnType<typeof anyRecord>) {
  for (const key of Object.keys(record)) {
    if (key !== 'id' && key !== 'status')
      yield [`without ${key}`, { ...record, [key]: null }] as const
  }
  for (const [key, value] of Object.entries(otherValues))
    yield [`${key} ${value}`, { ...record, [key]: value }] as const
}
