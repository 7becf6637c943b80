import { driverList } from '@/features/drivers/list'
import { driverSearchEntry } from '@/features/drivers/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(driverList, {
  noun: 'driver, drivers',
  path: '/crm/driver',
  filters: {
    status: 'All Status, Pending, Active, Suspended, Declined',
    availability: 'All Availability, Online, Busy, Offline',
    state: 'All States',
  },
  columns:
    'Driver, Company, Vehicle, Delivered, Cash in hand, Availability, Status, (Joined), Last seen',
  exported:
    'Driver, Company, Vehicle, Delivered, Cash in hand (NGN), Availability, Status, Joined, Reason, Phone, Email, Last seen, Plate number, State, Current order, Rating',
  details: 'Bank, Name, Number, Orders now',
  empty: 'No drivers yet. They appear here when they apply.',
  many: {
    approve:
      'approved, seen as active. They can take orders at once. Not in the list, so looked up for each: papers.',
    decline: 'declined, seen as declined. This action cannot be undone.',
    reactivate: 'reactivated, seen as active',
    suspend:
      'suspended, seen as suspended. left out if active: They are delivering an order now. They get no more orders.',
  },
  actions: {
    pending: 'Approve, Decline!',
    active: 'Suspend!',
    suspended: 'Reactivate',
    declined: '',
  },
  variants: {
    'without vehicleType': { pending: 'Approve (No vehicle), Decline!' },
    'without account': { pending: 'Approve (No bank account), Decline!' },
  },
  words: {
    approve: 'Approve Buka Republic pending? They can take orders at once. → Driver approved',
    decline:
      'Decline Buka Republic pending? This action cannot be undone. [Papers not valid, Papers missing, Outside our area, Duplicate] → Driver declined',
    suspend:
      'Suspend Buka Republic active? They get no more orders. [Cash was not handed over, Papers expired or rejected, Orders not delivered, Abusive behaviour, Suspected fraud] → Driver suspended',
    reactivate: 'Reactivate Buka Republic suspended? → Driver reactivated',
  },
})

testSearchEntry(driverSearchEntry, {
  label: 'Buka Republic pending',
  detail: '+234 803 ••• ••67 · LAG-123-XY · Swift',
  identifiers: ['folake@example.com', '+2348030000067', 'LAG-123-XY'],
  searchedBy: 'name, email, phone, plate number',
  related: ['order', 'payout'],
})
