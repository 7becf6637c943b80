import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { choices } from '../../domain/choices.ts'
import { namedRelation } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'
import { labelText, visibleText } from '../../lib/visible-text.ts'

export const otpStatus = statuses([
  ['pending', 'yellow'],
  ['used', 'green'],
  ['expired', 'gray'],
  ['failed', 'red'],
])
export const otpChannels = choices([
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
  ['voice', 'Voice call'],
  'email',
])
export type Channel = (typeof otpChannels.values)[number]

/*
 * No schema in this file may have a field for the code itself, because anyone who can read a code
 * can enter the account. Without a field, the code never enters the app, even if a response
 * contains it.
 */

// Digits, possibly with separators, and words of capital letters and digits.
const CODE = /\d(?:[^\p{L}\d]{0,2}\d){3,}|\b(?=[A-Z]*\d)[A-Z\d]{4,}\b/gu

/**
 * Why a code was not delivered. A provider may quote the rejected message, so everything that may
 * be a code is hidden.
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

export const resendEndpoint = {
  method: 'POST',
  path: '/crm/otp/{id}/resend',
  body: v.strictObject({ channel: v.picklist(otpChannels.values) }),
  response: v.unknown(),
} satisfies Endpoint
