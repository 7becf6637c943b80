import { anyOf, createRandom, pickWeighted, wholeOf } from '../random.ts'
import { DAY_MS, HOUR_MS, isoOf, MINUTE_MS } from '../time.ts'
import { nameOf } from './build-order.ts'
import { idOf, phoneOf } from './places.ts'
import type { Named, StoredUser } from './types.ts'

const OTPS = 120
// The first codes are pending. Codes by email last a day, all others ten minutes.
const PENDING = 8
const OLDEST = 3 * DAY_MS
// Lower phone numbers belong to users, drivers and vendors.
const FIRST_PHONE = 800

/** The ids of codes that an app may not expect. */
export const edgeOtps = { unnoticed: 'otp-009', quoted: 'otp-011' } as const

/** The stored form of a one-time code. The code itself exists nowhere. */
export interface StoredOtp {
  id: string
  user: Named | null
  phone: string | null
  email: string | null
  purpose: string
  channel: string
  status: string
  message?: string | null
  attempts: number
  createdAt: string
  expiresAt: string
  usedAt?: string | null
}

const messages: Record<string, readonly string[]> = {
  sms: ['Line is on Do Not Disturb', 'Line is on Do Not Disturb', 'Number is not in service'],
  whatsapp: ['Number is not on WhatsApp'],
  voice: ['Nobody answered', 'Line is busy'],
  email: ['Mailbox is full'],
}
// The error of a provider that quotes the refused text. No code has these digits.
const QUOTE = 'Rejected: "Your code is 000000. Do not share it."'

export const lifetimeOf = (channel: string) => (channel === 'email' ? DAY_MS : 10 * MINUTE_MS)

function statusOf(random: () => number, index: number, id: string) {
  if (index < PENDING || id === edgeOtps.unnoticed) return 'pending'
  if (id === edgeOtps.quoted) return 'failed'
  return pickWeighted(random, [
    ['used', 66],
    ['expired', 20],
    ['failed', 14],
  ])
}

/** The recipient of a code. Somebody who signs up is not a user yet. */
function holderOf(
  random: () => number,
  purpose: string,
  index: number,
  users: readonly StoredUser[],
) {
  if (purpose === 'sign_up') {
    return { user: null, phone: phoneOf(FIRST_PHONE + index), email: null }
  }
  const user = anyOf(random, users)
  return {
    user: { id: user.id, name: nameOf(user) },
    phone: user.phone ?? null,
    email: user.email,
  }
}

function channelOf(
  random: () => number,
  index: number,
  phone: string | null,
  email: string | null,
) {
  if (phone === null || (index < PENDING && index % 2 === 1 && email)) return 'email'
  return pickWeighted(random, [
    ['sms', 64],
    ['whatsapp', 16],
    ['voice', 5],
    ['email', email && index >= PENDING ? 15 : 0],
  ])
}

/** The newest first. */
export function seedOtps(users: readonly StoredUser[], now: number): StoredOtp[] {
  const random = createRandom(1018)
  const active = users.filter(({ status }) => status === 'active')
  return Array.from({ length: OTPS }, (_, index) => {
    const id = idOf('otp', index)
    const purpose = pickWeighted(random, [
      ['sign_in', 62],
      ['sign_up', index < PENDING && index % 2 === 1 ? 0 : 16],
      ['password_reset', 16],
      ['phone_change', 6],
    ])
    const holder = holderOf(random, purpose, index, active)
    const channel = channelOf(random, index, holder.phone, holder.email)
    const status = statusOf(random, index, id)
    const lifetime = lifetimeOf(channel)
    const age =
      index < PENDING
        ? index * 35_000 + wholeOf(random, 1000, 20_000)
        : 15 * MINUTE_MS + ((index - PENDING) / (OTPS - PENDING)) ** 1.3 * OLDEST
    // An expired code is older than its lifetime.
    const isLong = lifetime > HOUR_MS
    const createdAt = now - Math.floor(age)
    const expiresAt =
      status === 'expired' && isLong ? createdAt + 10 * MINUTE_MS : createdAt + lifetime
    const quote = id === edgeOtps.quoted ? QUOTE : undefined
    return {
      id,
      ...holder,
      purpose,
      channel,
      status,
      ...(status === 'failed' && {
        message: quote ?? anyOf(random, messages[channel] ?? ['Failed']),
      }),
      attempts: pickWeighted(random, [
        [1, 78],
        [2, 16],
        [3, 6],
      ]),
      createdAt: isoOf(createdAt),
      expiresAt: isoOf(expiresAt),
      ...(status === 'used' && { usedAt: isoOf(createdAt + wholeOf(random, 12, 240) * 1000) }),
    }
  })
}
