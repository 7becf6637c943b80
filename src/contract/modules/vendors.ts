import { labelsOf } from '../../domain/field.ts'
import { vendorFields } from '../../features/vendors/fields.ts'
import { vendorResource } from '../../features/vendors/resource.ts'
import { proposedModule } from '../list-module.ts'

export const vendors = proposedModule('Vendors', vendorResource, {
  descriptions: {
    changeVendor:
      'Customers do not find the restaurants of a suspended vendor. After its reactivation they stay closed until they are opened.',
  },
  columns: labelsOf(vendorFields),
  optional: ['image', 'phone', 'reason', 'rcNumber', 'commissionRate', 'state', 'account'],
})
