import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import { seedAdmins } from './seed/admins.ts'

export const createAdmins = (now: number) =>
  createCollection(seedAdmins(now), {
    text: ({ firstName, lastName, email }) => [`${firstName} ${lastName}`, email],
    ids: ({ invitedBy }) => [invitedBy?.id],
    sort: ['name', 'lastLoginAt', 'createdAt'],
    filters: { status: isStatus },
    // No filter depends on the day.
    today: () => 0,
  })
