import { companyList } from '@/features/logistics/list'
import { testModule } from '../../support/module-table'

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
  many: 'approve, decline, reactivate, suspend',
  actions: {
    pending: 'Approve, Decline!',
    active: 'Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  words: {
    approve: 'Approve pending? Its drivers can take orders. → Company approved',
    decline:
      'Decline pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Company declined',
    suspend:
      'Suspend active? Its drivers get no more orders. [Insurance has expired, Wrong or missing papers, Orders not delivered, Customer complaints, Suspected fraud] → Company suspended',
    reactivate: 'Reactivate suspended? Its drivers can take orders again. → Company reactivated',
  },
})
