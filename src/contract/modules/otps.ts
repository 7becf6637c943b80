import { otpFields } from '../../features/otps/fields.ts'
import { resendEndpoint, otpResource } from '../../features/otps/resource.ts'
import { proposedModule } from '../list-module.ts'

export const otps = proposedModule(otpResource, {
  endpoints: [
    {
      ...resendEndpoint,
      id: 'resendOtp',
      summary: 'Send a new code',
      description:
        'The code that was sent before stops working. For a code that is pending, expired or failed, which is then pending: its attempts are counted, and its times are those of the new code. A used one is refused. The response must not have the new code.',
    },
  ],
  descriptions: {
    listOtps:
      'No response has a code: whoever can read one can sign in as the customer. ' +
      'The search is a whole email, a whole phone number or the id of a user.',
  },
  places: { recipient: 'email' },
  examples: { resendOtp: { channel: 'email' } },
  fields: otpFields,
  optional: ['phone', 'email', 'message', 'usedAt'],
})
