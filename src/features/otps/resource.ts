import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../api/response-fields.ts'
import { choices } from '../../domain/choices.ts'
import { statuses } from '../../domain/status.ts'
import { labelText, visibleText } from '../../lib/visible-text.ts'

export const otpStatus = statuses([
  ['pending', 'yellow'],
  ['used', 'green'],
  ['expired', 'gray'],
  ['failed', 'red'],
])
/** The channels that a code can be sent by. */
export const otpChannels = choices([
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
  ['voice', 'Voice call'],
  'email',
])
export type Channel = (typeof otpChannels.values)[number]

/*
 * No schema here has a field for the code itself, and none may get one: a code that can be read is
 * a way into an account. So it does not enter the app, even if a response has it.
 */

// Digits, also with something between them, and words of capitals and digits.
const CODE = /\d(?:[^\p{L}\d]{0,2}\d){3,}|\b(?=[A-Z]*\d)[A-Z\d]{4,}\b/gu

/**
 * Why a code was not delivered. A provider may quote the message that it refused: what may be a
 * code is hidden.
 */
const deliveryMessage = optionalField(
  v.pipe(
    visibleText,
    v.transform((text) => text.replace(CODE, '••••')),
  ),
)

export const otpResource = resource({
  keys: ['otp', 'otps'],
  noun: ['code', 'codes'],
  path: '/crm/otp',
  hasPhones: true,
  filters: { status: otpStatus.filter, channel: otpChannels.filter('All Channels') },
  record: withId({
    user: namedRelation,
    phone: optionalField(labelText),
    email: optionalText,
    purpose: optionalText,
    channel: optionalText,
    status: optionalText,
    message: deliveryMessage,
    attempts: optionalCount,
    createdAt: optionalTimestamp,
    expiresAt: optionalTimestamp,
    usedAt: optionalTimestamp,
  }),
  actions: ['resend'],
})
export type Otp = RowOf<typeof otpResource>

export const otpSearch = pageSearch(otpResource)

/** Sends a new code. Its response is not read. */
export const resendEndpoint = {
  method: 'POST',
  path: '/crm/otp/{id}/resend',
  body: v.strictObject({ channel: v.picklist(otpChannels.values) }),
  response: v.unknown(),
} satisfies Endpoint
