import { transactionList } from '@/features/transactions/list'
import { transactionSearchEntry } from '@/features/transactions/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(transactionList, {
  noun: 'transaction, transactions',
  path: '/crm/transaction',
  filters: {
    status: 'All Status, Success, Pending, Failed, Reversed, Abandoned',
    type: 'All Types, Payment, Refund, Wallet top-up, Payout',
    channel: 'All Channels, Card, Bank transfer, USSD, Wallet, Cash',
  },
  columns: 'Reference, Type, Amount, Channel, Status, Customer, Order, Date',
  exported:
    'Reference, Provider reference, Type, Amount (NGN), Fee (NGN), Channel, Status, Customer, Order, Date, Settled',
  details: 'Provider, Provider’s message, Card, Currency, Payout, Created, Paid, ID',
  empty: 'No transactions yet.',
  many: { verify: 'checked' },
  actions: { success: 'Refund…', pending: 'Check again', failed: '', reversed: '', abandoned: '' },
  variants: {
    'without type': { success: '' },
    'without order': { success: '' },
    'type refund': { success: '' },
  },
  words: { verify: '→ Payment checked' },
})

testSearchEntry(transactionSearchEntry, {
  label: 'TXN-1 pending',
  detail: 'Payment · ₦1,500.00 · Chidi Bello pending · ORD-1 · T-1',
  identifiers: ['TXN-1 pending', 'T-1'],
  searchedBy: 'payment reference',
})
