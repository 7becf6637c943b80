import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import type { StoredRestaurant, StoredVendor } from './seed/types.ts'

interface Sources {
  today: () => number
  restaurants: () => readonly StoredRestaurant[]
  balanceOf: (id: string) => number
}

/** Creates the collection of vendors. */
export const createVendors = (
  seeded: readonly StoredVendor[],
  { today, restaurants, balanceOf }: Sources,
) =>
  createCollection(seeded, {
    text: ({ name, contactName, email, phone, rcNumber }) => [
      name,
      contactName,
      email,
      phone,
      rcNumber,
    ],
    ids: () => [],
    filters: { status: isStatus },
    today,
    show: (one) => ({
      restaurantCount: restaurants().filter(({ vendor }) => vendor?.id === one.id).length,
      balance: balanceOf(one.id),
      ...one,
    }),
  })
