import { createCollection } from './collection.ts'
import { recordsOf, type Db } from './db.ts'
import { dates, isStatus } from './filters.ts'
import { createRandom, startOf } from './random.ts'
import { outcomeOf, seedNotifications } from './seed/notifications.ts'
import { lagosDay } from './time.ts'

const storedOf = recordsOf((db) =>
  createCollection(seedNotifications(db.startedAt), {
    text: ({ title, body }) => [title, body],
    ids: ({ sentBy }) => [sentBy.id],
    sort: ['recipients', 'delivered', 'createdAt'],
    filters: { status: isStatus, audience: ({ audience }, value) => audience === value, ...dates },
    today: () => lagosDay(db.clock()),
  }),
)

/** The notifications, after those that are due were delivered. */
export function notificationsOf(db: Db) {
  const notifications = storedOf(db)
  for (const { id, settlesAt, recipients } of notifications.all()) {
    if (settlesAt === undefined || settlesAt > db.clock()) continue
    const outcome = outcomeOf(createRandom(startOf(id)), recipients)
    notifications.patch(id, { status: 'sent', ...outcome, settlesAt: undefined })
  }
  return notifications
}
