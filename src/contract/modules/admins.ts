import { labelsOf } from '../../domain/field.ts'
import { adminFields } from '../../features/admins/fields.ts'
import { adminResource, inviteAgainEndpoint } from '../../features/admins/resource.ts'
import { proposedModule } from '../list-module.ts'

export const admins = proposedModule('Admins', adminResource, {
  endpoints: [
    {
      ...inviteAgainEndpoint,
      id: 'inviteAdminAgain',
      summary: 'Send an invitation again',
      description: 'For an administrator who has not accepted it yet.',
    },
  ],
  descriptions: {
    listAdmins:
      '`usertypes` are the types that an administrator can have. Without them, the server chooses the type of a new one, and no type can be changed.',
    createAdmin: 'Sends an invitation. Names may be blank.',
    changeAdmin:
      'The status "disabled" also ends all sessions of the administrator. The last active one is refused.',
  },
  columns: labelsOf(adminFields),
  optional: ['invitedBy', 'usertypes'],
})
