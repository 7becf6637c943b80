import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { otpChannels } from './resource.ts'

export const resendEndpoint = {
  method: 'POST',
  path: '/crm/otp/{id}/resend',
  body: v.strictObject({ channel: v.picklist(otpChannels.values) }),
  response: v.unknown(),
} satisfies Endpoint
