import { labelsOf } from '../../domain/field.ts'
import { userFields } from '../../features/users/fields.ts'
import { userResource } from '../../features/users/resource.ts'
import { proposedModule } from '../list-module.ts'

export const users = proposedModule('Users', userResource, {
  columns: labelsOf(userFields),
  optional: ['image', 'reason', 'state', 'walletBalance', 'lastLoginAt', 'addresses', 'note'],
})
