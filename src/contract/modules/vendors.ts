import { vendorFields } from '../../features/vendors/fields.ts'
import { vendorResource } from '../../features/vendors/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'

export const vendors = proposedModule(vendorResource, {
  descriptions: {
    changeVendor: `Customers do not find the restaurants of a suspended vendor. After its reactivation they stay closed until they are opened. ${applicantChange('account')}`,
  },
  examples: { changeVendor: { status: 'suspended', reason: 'Customer asked' } },
  fields: vendorFields,
  optional: [
    'image',
    'phone',
    'reason',
    'rcNumber',
    'commissionRate',
    'state',
    'documents',
    'documents.expiresAt',
    'documents.url',
    'documents.mediaType',
    'account',
  ],
})
