import { labelsOf } from '../../domain/field.ts'
import { companyFields } from '../../features/logistics/fields.ts'
import { companyResource } from '../../features/logistics/resource.ts'
import { proposedModule } from '../list-module.ts'

export const logistics = proposedModule('Logistics', companyResource, {
  descriptions: { changeLogistics: 'The drivers of a suspended company get no more orders.' },
  columns: labelsOf(companyFields),
  optional: ['image', 'email', 'phone', 'reason', 'states', 'onlineCount', 'rating', 'account'],
})
