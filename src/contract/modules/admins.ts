import { adminFields } from '../../features/admins/fields.ts'
import { adminDetailsResource, inviteAgainEndpoint } from '../../features/admins/resource.ts'
import { proposedModule } from '../list-module.ts'

export const admins = proposedModule(adminDetailsResource, {
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
    getAdmin:
      'A backend without this request shows the row of the list. `adminActivity` is what the administrator did, the latest first. `record.type` is a name of the module: "order", "payout", "user".',
    createAdmin: 'Sends an invitation. Names may be blank.',
    changeAdmin:
      'The status "disabled" also ends all sessions of the administrator. The last active one is refused.',
  },
  examples: {
    createAdmin: {
      firstName: 'Bisi',
      lastName: 'Ojo',
      email: 'bisi.ojo@example.com',
      usertype: 'support',
    },
    changeAdmin: { status: 'disabled' },
  },
  fields: adminFields,
  optional: ['invitedBy', 'usertypes'],
  hasOptionalDetails: true,
})
