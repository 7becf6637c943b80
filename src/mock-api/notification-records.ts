import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import { createRandom, startOf } from './random.ts'
import { outcomeOf, type StoredNotification } from './seed/notifications.ts'

export function createNotifications(seeded: readonly StoredNotification[], today: () => number) {
  return createCollection(seeded, {
    text: ({ title, body }) => [title, body],
    ids: ({ sentBy }) => [sentBy.id],
    filters: { status: isStatus, audience: ({ audience }, value) => audience === value },
    today,
  })
}

export function settleNotifications(
  notifications: ReturnType<typeof createNotifications>,
  now: number,
) {
  for (const { id, settlesAt, recipients } of notifications.all()) {
    if (settlesAt === undefined || settlesAt > now) continue
    const outcome = outcomeOf(createRandom(startOf(id)), recipients)
    notifications.patch(id, { status: 'sent', ...outcome, settlesAt: undefined })
  }
}
