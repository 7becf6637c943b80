import { companyFields } from '../../features/logistics/fields.ts'
import { companyResource } from '../../features/logistics/resource.ts'
import { applicantChange } from '../applicants.ts'
import { proposedModule } from '../list-module.ts'

export const logistics = proposedModule(companyResource, {
  descriptions: {
    changeLogistics: `The drivers of a suspended company get no more orders. ${applicantChange('account')}`,
  },
  examples: { changeLogistics: { status: 'suspended', reason: 'Customer asked' } },
  fields: companyFields,
  optional: [
    'image',
    'email',
    'phone',
    'reason',
    'states',
    'onlineCount',
    'rating',
    'documents',
    'documents.expiresAt',
    'documents.url',
    'documents.mediaType',
    'account',
  ],
})
