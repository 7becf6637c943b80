import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'pending', 'used', 'expired', 'failed'] as const
const channelOptions = [
  ['all', 'All Channels'],
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
  ['voice', 'Voice call'],
  'email',
] as const

export const otpFilters = { status: choice(statusOptions), channel: choice(channelOptions) }

const filtersSchema = listSearchSchema(otpFilters)

/** The search params of the page. `dialog` is the action on the code that `otp` names. */
export const otpSearchSchema = v.object({
  ...filtersSchema.entries,
  otp: recordParam,
  dialog: dialogParam(['resend']),
})
