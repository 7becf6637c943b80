import { choices } from '../../domain/choices.ts'
import { fields } from '../../domain/field.ts'
import { maskPhone } from '../../domain/masks.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import { type Otp, otpChannels, otpStatus } from './resource.ts'

const purposes = choices([
  ['sign_in', 'Sign-in'],
  ['sign_up', 'Sign-up'],
  'password_reset',
  'phone_change',
])

type Recipient = Pick<Otp, 'phone' | 'email' | 'channel'>

/** The address for a channel: the masked phone number or the email address. */
const addressFor = ({ phone, email }: Recipient, channel: string | null) =>
  channel?.toLowerCase() === 'email' ? email && shorten(email) : phone && maskPhone(phone)

/**
 * The recipient of the code, or the recipient over another channel. Null if the response does not
 * have it.
 */
export const otpRecipient = (otp: Recipient, channel = otp.channel) =>
  addressFor(otp, channel) ?? addressFor(otp, 'sms') ?? addressFor(otp, 'email')

export const otpName = (otp: Recipient & Pick<Otp, 'id'>) => otpRecipient(otp) ?? shorten(otp.id)

/** The channels that have an address. The channel of the code comes first. */
export function channelsFor(otp: Recipient) {
  const possible = otpChannels.values.filter((channel) => addressFor(otp, channel) !== null)
  const own = possible.filter((channel) => channel === otp.channel?.toLowerCase())
  return [...own, ...possible.filter((channel) => !own.includes(channel))]
}

/** Whether a new code may be sent. Nobody needs a new code after using the last one. */
export const canResend = (otp: Recipient & Pick<Otp, 'status'>) =>
  otpStatus.is(otp, 'pending', 'expired', 'failed') && channelsFor(otp).length > 0

export const otpFields = fields<Otp>()({
  recipient: {
    label: 'Recipient',
    kind: 'text',
    isVerbatim: true,
    get: (otp) => otpRecipient(otp),
    card: 'top',
    width: 11.4,
  },
  user: {
    label: 'Customer',
    kind: 'relation',
    record: 'user',
    card: 'hidden',
    width: 5.75,
    hiddenBelow: 'medium',
  },
  purpose: {
    label: 'Purpose',
    kind: 'text',
    get: ({ purpose }) => capitalize(purposes.labelOf(purpose) ?? ''),
    card: 'middle',
    width: 4.9,
  },
  channel: {
    label: 'Channel',
    kind: 'text',
    get: ({ channel }) => capitalize(otpChannels.labelOf(channel) ?? ''),
    card: 'hidden',
    width: 4.6,
    hiddenBelow: 'wide',
  },
  status: {
    label: 'Status',
    kind: 'status',
    statuses: otpStatus,
    card: 'topEnd',
    width: 10,
    growsFrom: 'table',
  },
  attempts: { label: 'Attempts', kind: 'count', card: 'hidden', isHidden: true },
  createdAt: { label: 'Sent', kind: 'timestamp', card: 'bottom', isLabelled: true, width: 7.9 },
  expiresAt: {
    label: 'Expires',
    kind: 'timestamp',
    card: 'hidden',
    width: 7.9,
    hiddenBelow: 'medium',
  },
})
