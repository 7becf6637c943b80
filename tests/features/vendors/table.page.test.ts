import { vendorList } from '@/features/vendors/list'
import { vendorSearchEntry } from '@/features/vendors/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(vendorList, {
  noun: 'vendor, vendors',
  path: '/crm/vendor',
  filters: {
    status: 'All Status, Pending, Active, Suspended, Declined',
  },
  columns: 'Vendor, Contact, Email, Restaurants, Balance, Status, Joined',
  exported:
    'Vendor, Contact, Email, Restaurants, Balance (NGN), Status, Joined, Reason, Phone, Register number, State, Commission',
  details: 'Bank, Name, Number',
  empty: 'No vendors yet. They appear here when a business registers.',
  many: {
    approve: 'approved, seen as active. Their restaurants can be opened.',
    decline: 'declined, seen as declined. This action cannot be undone.',
    reactivate: 'reactivated, seen as active. Their restaurants stay closed until they are opened.',
    suspend:
      'suspended, seen as suspended. Their restaurants are hidden from customers. Orders under way go on.',
  },
  actions: {
    pending: 'Approve, Decline!',
    active: 'Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  variants: { 'without account': { pending: 'Approve (No bank account), Decline!' } },
  words: {
    approve: 'Approve Buka Republic pending? Its restaurants can be opened. → Vendor approved',
    decline:
      'Decline Buka Republic pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Vendor declined',
    suspend:
      'Suspend Buka Republic active? Its restaurants are hidden from customers. Orders under way go on. [Company register number is wrong, Wrong or missing papers, Food safety, Customer complaints, Suspected fraud] → Vendor suspended',
    reactivate:
      'Reactivate Buka Republic suspended? Its restaurants stay closed until they are opened. → Vendor reactivated',
  },
})

testSearchEntry(vendorSearchEntry, {
  label: 'Buka Republic pending',
  detail: 'Ngozi Eze · folake@example.com · +234 803 ••• ••67',
  identifiers: ['folake@example.com', '+2348030000067', 'RC-1'],
  searchedBy: 'name, email, phone',
  related: ['payout'],
})
