import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import type { StoredDriver, StoredLogistics, StoredRestaurant, StoredVendor } from './seed/types.ts'

interface Sources {
  today: () => number
  balanceOf: (id: string) => number
}

interface VendorSources extends Sources {
  restaurants: () => readonly StoredRestaurant[]
}

export const createVendors = (
  seeded: readonly StoredVendor[],
  { today, restaurants, balanceOf }: VendorSources,
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
    sort: ['name', 'restaurantCount', 'balance', 'createdAt'],
    actions: ['decline'],
    filters: { status: isStatus },
    today,
    show: (one) => ({
      restaurantCount: restaurants().filter(({ vendor }) => vendor?.id === one.id).length,
      balance: balanceOf(one.id),
      ...one,
    }),
  })

interface CompanySources extends Sources {
  drivers: () => readonly StoredDriver[]
  deliveredBy: (id: string) => number
}

export const createLogistics = (
  seeded: readonly StoredLogistics[],
  { today, drivers, deliveredBy, balanceOf }: CompanySources,
) =>
  createCollection(seeded, {
    text: ({ name, contactName, email, phone }) => [name, contactName, email, phone],
    ids: () => [],
    sort: ['name', 'driverCount', 'deliveredCount', 'balance', 'createdAt'],
    actions: ['decline'],
    filters: { status: isStatus },
    today,
    show(one) {
      const own = drivers().filter(({ logistics }) => logistics?.id === one.id)
      return {
        driverCount: own.length,
        // Drivers with an order are online too.
        onlineCount: own.filter(({ availability }) => availability !== 'offline').length,
        deliveredCount: deliveredBy(one.id),
        balance: balanceOf(one.id),
        ...one,
      }
    },
  })
