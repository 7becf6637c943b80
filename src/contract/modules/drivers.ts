import { labelsOf } from '../../domain/field.ts'
import { driverFields } from '../../features/drivers/fields.ts'
import { driverResource } from '../../features/drivers/resource.ts'
import { proposedModule } from '../list-module.ts'

export const drivers = proposedModule('Drivers', driverResource, {
  columns: labelsOf(driverFields),
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
