import { userFields } from '../../features/users/fields.ts'
import { userResource } from '../../features/users/resource.ts'
import { proposedModule } from '../list-module.ts'

export const users = proposedModule(userResource, {
  descriptions: {
    getUser:
      'If the response has `notes`, the console shows the older `note` of the user as the oldest of them.',
  },
  examples: { changeUser: { status: 'blocked', reason: 'Customer asked' } },
  fields: userFields,
  optional: ['image', 'reason', 'state', 'walletBalance', 'lastLoginAt', 'addresses', 'note'],
})
