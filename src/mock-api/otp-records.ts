import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import { edgeOtps, type StoredOtp } from './seed/otps.ts'

/** A search finds a whole email, a whole phone number or the id of a user. */
export const createOtps = (seeded: readonly StoredOtp[], today: () => number) =>
  createCollection(seeded, {
    text: () => [],
    ids: ({ user, phone, email }) => [user?.id, phone?.replace('+234', ''), email],
    sort: ['attempts', 'createdAt', 'expiresAt'],
    filters: { status: isStatus, channel: ({ channel }, value) => channel === value },
    today,
  })

/**
 * Expires the pending codes whose time is over. One stays pending, because a backend may be late.
 */
export function expireOtps(otps: ReturnType<typeof createOtps>, now: number) {
  for (const { id, status, expiresAt } of otps.all()) {
    const isOver = status === 'pending' && Date.parse(expiresAt) <= now
    if (isOver && id !== edgeOtps.unnoticed) otps.patch(id, { status: 'expired' })
  }
}
