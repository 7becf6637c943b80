import { companyFields } from '../../features/logistics/fields.ts'
import { companyResource } from '../../features/logistics/resource.ts'
import { DECLINED } from '../declined.ts'
import { proposedModule } from '../list-module.ts'

export const logistics = proposedModule(companyResource, {
  descriptions: {
    changeLogistics: `The drivers of a suspended company get no more orders. ${DECLINED}`,
  },
  examples: { changeLogistics: { status: 'suspended', reason: 'Customer asked' } },
  fields: companyFields,
  optional: ['image', 'email', 'phone', 'reason', 'states', 'onlineCount', 'rating', 'account'],
})
