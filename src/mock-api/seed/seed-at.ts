import { createCache } from '../cache.ts'
import { seedVouchers, type StoredVoucher } from './vouchers.ts'
import { seedWorld } from './world.ts'

// The list of orders contains the orders of this many vouchers.
const NEWEST = 240

interface Seed {
  vouchers: readonly StoredVoucher[]
  /** The records of all other modules, which most tests do not need. */
  world: () => ReturnType<typeof seedWorld>
}

const seeds = createCache<Seed>()

/**
 * The data of a database at its start. Databases with the same start time share it, so nothing may
 * change it in place.
 */
export const seedAt = (count: number, now: Date, orderCount: number) =>
  seeds.get(`${count} ${now.getTime()} ${orderCount}`, () => {
    const vouchers = seedVouchers(count, now)
    let world: ReturnType<typeof seedWorld> | undefined
    return {
      vouchers,
      world: () => (world ??= seedWorld(vouchers.slice(0, NEWEST), now.getTime(), orderCount)),
    }
  })
