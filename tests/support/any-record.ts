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
  menuCount: 0,
  expiresAt: '2999-01-01T00:00:00Z',
})
