import { companyList } from '@/features/logistics/list'
import { companySearchEntry } from '@/features/logistics/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(companyList, {
  noun: 'company, companies',
  path: '/crm/logistics',
  filters: {
    status: 'All Status, Pending, Active, Suspended, Declined',
  },
  columns: 'Company, Contact, Drivers, Delivered, Balance, Status, Joined',
  exported:
    'Company, Contact, Drivers, Delivered, Balance (NGN), Status, Joined, Reason, Phone, Email, States, Online now, Rating',
  details: 'Bank, Name, Number',
  empty: 'No logistics companies yet.',
  many: {
    approve: 'approved, seen as active. Their drivers can take orders.',
    decline: 'declined, seen as declined. This action cannot be undone.',
    reactivate: 'reactivated, seen as active. Their drivers can take orders again.',
    suspend: 'suspended, seen as suspended. Their drivers get no more orders.',
  },
  actions: {
    pending: 'Approve, Decline!',
    active: 'Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  variants: { 'without account': { pending: 'Approve (No bank account), Decline!' } },
  words: {
    approve: 'Approve Buka Republic pending? Its drivers can take orders. → Company approved',
    decline:
      'Decline Buka Republic pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Company declined',
    suspend:
      'Suspend Buka Republic active? Its drivers get no more orders. [Insurance has expired, Wrong or missing papers, Orders not delivered, Customer complaints, Suspected fraud] → Company suspended',
    reactivate:
      'Reactivate Buka Republic suspended? Its drivers can take orders again. → Company reactivated',
  },
})

testSearchEntry(companySearchEntry, {
  label: 'Buka Republic pending',
  detail: 'Ngozi Eze · folake@example.com · +234 803 ••• ••67',
  identifiers: ['folake@example.com', '+2348030000067'],
  searchedBy: 'name, email, phone',
  related: ['order', 'payout'],
})
