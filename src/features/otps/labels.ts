import { capitalize, shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { type Channel, type Otp, channels, otpFilters, otpStatus } from './resource'

const purposes = new Map([
  ['sign_in', 'Sign-in'],
  ['sign_up', 'Sign-up'],
  ['password_reset', 'Password reset'],
  ['phone_change', 'Phone change'],
])
const channelLabels = new Map<string, string>(otpFilters.channel.choices)

const labelIn = (labels: ReadonlyMap<string, string>, word: string | null) =>
  word && (labels.get(word.toLowerCase()) ?? capitalize(shorten(word)))

export const purposeLabel = (purpose: string | null) => labelIn(purposes, purpose)
export const channelLabel = (channel: string | null) => labelIn(channelLabels, channel)

const phrases: Record<Channel, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  voice: 'voice call',
  email: 'email',
}
/** The channel after "by": "by voice call". */
export const channelPhrase = (channel: Channel) => phrases[channel]

/** The address for a channel: the masked phone number or the email. */
const addressFor = ({ phone, email }: Pick<Otp, 'phone' | 'email'>, channel: string | null) =>
  channel?.toLowerCase() === 'email' ? email && shorten(email) : phone && maskPhone(phone)

type Recipient = Pick<Otp, 'phone' | 'email' | 'channel'>

/** Whom a code was sent to, or would be sent to by another channel; null if the server does not say. */
export const recipientOf = (otp: Recipient, channel = otp.channel) =>
  addressFor(otp, channel) ?? addressFor(otp, 'sms') ?? addressFor(otp, 'email')

/** The name of a row: whom the code was sent to, else its id. */
export const otpName = (otp: Recipient & Pick<Otp, 'id'>) => recipientOf(otp) ?? shorten(otp.id)

/** The channels for which there is an address, first the one of the code. */
export function channelsFor(otp: Recipient) {
  const possible = channels.filter((channel) => addressFor(otp, channel) !== null)
  const own = possible.filter((channel) => channel === otp.channel?.toLowerCase())
  return [...own, ...possible.filter((channel) => !own.includes(channel))]
}

/** Whether a code can still be used. A backend may notice late that it has expired. */
export const isPending = (otp: Pick<Otp, 'status'>, isPast: boolean) =>
  otpStatus.is(otp, 'pending') && !isPast
