import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'
import { labelText, visibleText } from '../../lib/visible-text.ts'

export const otpStatus = statuses([
  ['pending', 'yellow'],
  ['used', 'green'],
  ['expired', 'gray'],
  ['failed', 'red'],
])
const channelOptions = [
  ['all', 'All Channels'],
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
  ['voice', 'Voice call'],
  'email',
] as const

export const otpFilters = { status: otpStatus.filter, channel: filterOf(channelOptions) }

const filtersSchema = listSearchSchema(otpFilters)

/** The search params of the page. `dialog` is the action on the code that `otp` names. */
export const otpSearch = v.object({
  ...filtersSchema.entries,
  otp: recordParam,
  dialog: dialogParam(['resend']),
})

/*
 * The paths and shapes of the module of one-time codes. They are this console's proposal: a backend that differs is mapped in
 * this file.
 *
 * No schema here has a field for the code itself, and none may get one: a code that can be read is a way into an account. So
 * it does not enter the app, even if a response has it.
 */

// Digits, also with something between them, and words of capitals and digits.
const CODE = /\d(?:[^\p{L}\d]{0,2}\d){3,}|\b(?=[A-Z]*\d)[A-Z\d]{4,}\b/gu

/** Why a code was not delivered. A provider may quote the message that it refused: what may be a code is hidden. */
const deliveryMessage = optionalField(
  v.pipe(
    visibleText,
    v.transform((text) => text.replace(CODE, '••••')),
  ),
)

const otpSchema = withId({
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
})
export type Otp = v.InferOutput<typeof otpSchema>

export const otpResource = resource({
  keys: ['otp', 'otps'],
  noun: ['code', 'codes'],
  path: '/crm/otp',
  hasPhones: true,
  filters: otpFilters,
  record: otpSchema,
  actions: ['resend'],
})

/** The channels that a code can be sent by. */
export const channels = ['sms', 'whatsapp', 'voice', 'email'] as const
export type Channel = (typeof channels)[number]

export const resendSchema = v.strictObject({ channel: v.picklist(channels) })

/** Sends a new code. Its response is not read. */
export const resendEndpoint = {
  method: 'POST',
  path: '/crm/otp/{id}/resend',
  body: resendSchema,
  response: v.unknown(),
} satisfies Endpoint
