import { driverResource } from '../../features/drivers/resource.ts'
import { proposedModule } from '../list-module.ts'

export const drivers = proposedModule('Drivers', driverResource, {
  columns: {
    name: 'Driver',
    logistics: 'Company',
    vehicleType: 'Vehicle',
    deliveredCount: 'Delivered',
    cashInHand: 'Cash in hand',
    availability: 'Availability',
    status: 'Status',
    lastSeenAt: 'Last seen',
  },
  optional: [
    'email',
    'image',
    'state',
    'reason',
    'plateNumber',
    'currentOrder',
    'rating',
    'documents',
    'account',
  ],
})
