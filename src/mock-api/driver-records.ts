import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import { nameOf } from './seed/build-order.ts'
import type { StoredDriver } from './seed/types.ts'
import type { createStats } from './stats.ts'

interface Sources {
  today: () => number
  counts: ReturnType<typeof createStats>
}

export const createDrivers = (seeded: readonly StoredDriver[], { today, counts }: Sources) =>
  createCollection(seeded, {
    text: (driver) => [
      nameOf(driver),
      driver.email,
      driver.phone,
      driver.plateNumber,
      driver.logistics?.name,
    ],
    ids: ({ logistics, currentOrder }) => [logistics?.id, currentOrder?.id],
    sort: ['name', 'deliveredCount', 'cashInHand', 'lastSeenAt', 'createdAt'],
    actions: ['decline'],
    filters: {
      status: isStatus,
      availability: ({ availability }, value) => availability === value,
      state: ({ state }, value) => state === value,
    },
    announced: ['state'],
    today,
    show(driver) {
      const { activeOrderCount, deliveredCount, cashInHand } = counts(driver.id)
      return { activeOrderCount, deliveredCount, cashInHand, ...driver }
    },
  })
