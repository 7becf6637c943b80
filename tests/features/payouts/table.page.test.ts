import { payoutList } from '@/features/payouts/list'
import { payoutSearchEntry } from '@/features/payouts/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(payoutList, {
  noun: 'payout, payouts',
  path: '/crm/payout',
  filters: {
    status: 'All Status, Requested, Processing, Paid, Declined, Failed, Reversed',
    queue: 'All Payouts, Problems, For me, To check, Same account',
    payee: 'All Payees, Vendors, Drivers, Logistics',
  },
  columns: 'Payout, Payee, Amount, Bank, Check, Status, Requested, (Paid)',
  exported:
    'Payout, Payee, Payee type, Amount (NGN), Bank, Account name, Check, Status, Reference, Requested, Paid',
  details: 'Balance before, Account number, Fee, Period, Decided, Decided by, Reason, Transaction',
  empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
  many: {
    decline:
      'declined, seen as declined. The payees are told the reason, and the amounts stay in their balances.',
    approve:
      'approved, seen as processing, paid, failed, reversed. left out if requested: The account is in another name. The money is sent at once. This action cannot be undone.',
  },
  actions: {
    requested: 'Decline!, Approve (The account is in another name: Buka, not Chidi Bello)',
    processing: '',
    paid: '',
    declined: '',
    failed: 'Try again (The account is in another name: Buka, not Chidi Bello)',
    reversed: 'Try again (The account is in another name: Buka, not Chidi Bello)',
  },
  variants: {
    'without account': { requested: 'Decline!', failed: '', reversed: '' },
    'without payee': { requested: 'Decline!, Approve', failed: 'Try again', reversed: 'Try again' },
  },
  words: {
    decline:
      'Decline PAY-1 requested? Chidi Bello is told the reason, and ₦1,500.00 stays in their balance. [Wrong account, Account in another name, Balance disputed, Duplicate request] → Payout declined',
    approve:
      'Send ₦1,500.00 to Buka, Access Bank ••••••4579? This action cannot be undone. → Payout approved',
    retry:
      'Send ₦1,500.00 to Buka, Access Bank ••••••4579? This action cannot be undone. → Payout sent again',
  },
})

testSearchEntry(payoutSearchEntry, {
  label: 'PAY-1 pending',
  detail: 'Chidi Bello · ₦1,500.00 · 5 January 2026',
  identifiers: ['PAY-1 pending', 'TXN-1 pending'],
  searchedBy: 'payout number',
})
