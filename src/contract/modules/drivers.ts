import { driverFields } from '../../features/drivers/fields.ts'
import { driverResource } from '../../features/drivers/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'

export const drivers = proposedModule(driverResource, {
  descriptions: {
    listDrivers:
      'With the filter `state`, the choice of a driver for an order begins with those of the state of the order. `activeOrderCount` is the number of orders that a driver has now.',
    changeDriver: applicantChange('documents', 'vehicleType', 'account'),
  },
  examples: { changeDriver: { status: 'suspended', reason: 'Customer asked' } },
  fields: driverFields,
  optional: [
    'email',
    'image',
    'state',
    'reason',
    'plateNumber',
    'currentOrder',
    'activeOrderCount',
    'rating',
    'documents',
    'documents.expiresAt',
    'documents.url',
    'documents.mediaType',
    'account',
  ],
})
