import { vendorList } from '@/features/vendors/list'
import { testModule } from '../../support/module-table'

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
  many: 'approve, decline, reactivate, suspend',
  actions: {
    pending: 'Approve, Decline!',
    active: 'Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  words: {
    approve: 'Approve pending? Its restaurants can be opened. → Vendor approved',
    decline:
      'Decline pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Vendor declined',
    suspend:
      'Suspend active? Its restaurants are hidden from customers. Orders under way go on. [Company register number is wrong, Wrong or missing papers, Food safety, Customer complaints, Suspected fraud] → Vendor suspended',
    reactivate:
      'Reactivate suspended? Its restaurants stay closed until they are opened. → Vendor reactivated',
  },
})
