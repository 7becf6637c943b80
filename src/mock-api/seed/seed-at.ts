import { createCache } from '../cache.ts'
import { seedVouchers, type StoredVoucher } from './vouchers.ts'
import { seedWorld } from './world.ts'

// The orders of these are in the list of orders.
const NEWEST = 240

interface Seed {
  vouchers: readonly StoredVoucher[]
  /** The other modules, which most tests do not need. */
  world: () => ReturnType<typeof seedWorld>
}

const seeds = createCache<Seed>()

/** The data of a database at its start. Nothing changes it in place: databases of the same start time share it. */
export const seedAt = (count: number, now: Date, orderCount: number) =>
  seeds.get(`${count} ${now.getTime()} ${orderCount}`, () => {
    const vouchers = seedVouchers(count, now)
    let world: ReturnType<typeof seedWorld> | undefined
    return {
      vouchers,
      world: () => (world ??= seedWorld(vouchers.slice(0, NEWEST), now.getTime(), orderCount)),
    }
  })
