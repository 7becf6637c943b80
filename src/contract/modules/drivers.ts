import { driverFields } from '../../features/drivers/fields.ts'
import { driverResource } from '../../features/drivers/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'

export const drivers = proposedModule(driverResource, {
  descriptions: { changeDriver: applicantChange('documents', 'vehicleType', 'account') },
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
    'account',
  ],
})
