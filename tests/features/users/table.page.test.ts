import { userActions } from '@/features/users/actions'
import { userList } from '@/features/users/list'
import { userSearchEntry } from '@/features/users/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(
  userList,
  {
    noun: 'user, users',
    path: '/crm/user',
    filters: {
      status: 'All Status, Active, Blocked',
    },
    columns: 'Name, Email, Phone, Orders, Spent, Status, Last order, Joined',
    exported:
      'Name, Email, Phone, Orders, Spent (NGN), Status, Last order, Joined, Reason, Email verified, Phone verified, State, ID, Last sign-in',
    details: 'Addresses, Note, Wallet',
    empty: 'No users yet. Customers appear here when they sign up.',
    actions: { active: 'Issue voucher, Note, Block!', blocked: 'Issue voucher, Note, Unblock' },
    variants: { 'without email': { active: 'Note, Block!', blocked: 'Note, Unblock' } },
    words: {
      block:
        'Block Buka Republic active? They are signed out and cannot order until unblocked. Orders under way go on. [Payment fraud, Abuse of vouchers, Abusive behaviour, Customer asked] → User blocked',
      unblock: 'Unblock Buka Republic blocked? They can order again. → User unblocked',
    },
  },
  (row) => userActions(row),
)

testSearchEntry(userSearchEntry, {
  label: 'Buka Republic pending',
  detail: 'folake@example.com · +234 803 ••• ••67',
  identifiers: ['folake@example.com', '+2348030000067'],
  searchedBy: 'name, email, phone',
  related: ['order', 'transaction', 'ticket'],
})
