import { userFields } from '../../features/users/fields.ts'
import { userResource } from '../../features/users/resource.ts'
import { proposedModule } from '../list-module.ts'

export const users = proposedModule(userResource, {
  examples: { changeUser: { status: 'blocked', reason: 'Customer asked' } },
  fields: userFields,
  optional: ['image', 'reason', 'state', 'walletBalance', 'lastLoginAt', 'addresses', 'note'],
})
