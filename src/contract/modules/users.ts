import { userFields } from '../../features/users/fields.ts'
import { userResource } from '../../features/users/resource.ts'
import { proposedModule } from '../list-module.ts'

export const users = proposedModule(userResource, {
  descriptions: {
    getUser:
      'If the response has `notes`, the console shows the older `note` of the user as the oldest of them. `userTicket` are the tickets of the user: those that are not closed first, and of both the latest change first, ten at most.',
  },
  examples: { changeUser: { status: 'blocked', reason: 'Customer asked' } },
  fields: userFields,
  optional: [
    'image',
    'reason',
    'state',
    'walletBalance',
    'lastLoginAt',
    'addresses',
    'note',
    'userTicket',
    'userTicket.lastMessageBy',
    'userTicket.lastMessageAt',
    'userTicket.updatedAt',
  ],
})
