import { voucherFilterDefaults, type VoucherListSearch } from '../features/vouchers/resource.ts'
import { createAdmins } from './admin-records.ts'
import { comparable, createCache, hasWords, needleOf } from './cache.ts'
import { DEFAULT_LIMIT } from './limits.ts'
import { createRecords, type Records } from './records.ts'
import { OTHER_ORDERS } from './seed/orders.ts'
import { seedAt } from './seed/seed-at.ts'
import type { StoredVoucher } from './seed/vouchers.ts'

function sumsOf(matches: readonly StoredVoucher[]) {
  const sums = { discountAmount: 0, discount: 0, freeDelivery: 0 }
  for (const { type, amount = 0 } of matches) {
    if (type === 'free_delivery') sums.freeDelivery += 1
    if (type !== 'voucher') continue
    sums.discount += 1
    sums.discountAmount += amount
  }
  return sums
}

/**
 * The data of the mock API in memory: vouchers (newest first), tokens, and the records of the other
 * modules. The latter are created on first access, because most tests do not need them.
 */
export function createDb(count: number, now: Date, orderCount = OTHER_ORDERS) {
  const seed = seedAt(count, now, orderCount)
  let { vouchers } = seed
  const admins = createAdmins(now.getTime())
  const tokens = new Set<string>()
  const endedTokens = new Set<string>()
  const realStart = Date.now()
  // The data's clock starts at `now`.
  const clock = () => now.getTime() + Date.now() - realStart
  let created: Records | undefined
  const lists = createCache<{
    matches: readonly StoredVoucher[]
    sums: ReturnType<typeof sumsOf>
  }>()
  const words = createCache<readonly { id: string; name: string }[]>()

  function write(changed: readonly StoredVoucher[]) {
    vouchers = changed
    lists.clear()
    words.clear()
  }

  function list(params: Partial<VoucherListSearch & { limit: number }> = {}) {
    const { page, limit, search, status, type } = {
      ...voucherFilterDefaults,
      limit: DEFAULT_LIMIT,
      ...params,
    }
    const needle = needleOf(search)
    const { matches, sums } = lists.get(JSON.stringify([needle, status, type]), () => {
      const found = vouchers.filter(
        (voucher) =>
          (status === 'all' || voucher.status === status) &&
          (type === 'all' || voucher.type === type) &&
          (!needle ||
            hasWords(needle, [
              comparable(voucher.title),
              comparable(voucher.code),
              voucher.user ?? '',
            ])),
      )
      return { matches: found, sums: sumsOf(found) }
    })
    return {
      vouchers: matches.slice((page - 1) * limit, page * limit),
      pagination: { total: matches.length, totalPages: Math.ceil(matches.length / limit) },
      ...sums,
    }
  }

  const find = (id: string) => vouchers.find((voucher) => voucher.id === id)

  function records() {
    created ??= createRecords({
      world: seed.world(),
      findVoucher: find,
      startedAt: now.getTime(),
      clock,
    })
    return created
  }

  function vouchersOf(email: string, limit: number) {
    const found: StoredVoucher[] = []
    for (const voucher of vouchers) {
      if (found.length === limit) break
      if (voucher.user === email) found.push(voucher)
    }
    return found
  }

  return {
    tokens,
    endedTokens,
    admins,
    /**
     * In ms. Dates of seeded records are relative to it, so that they do not depend on when the
     * records are created.
     */
    startedAt: now.getTime(),
    clock,
    list,
    find,
    vouchersOf,
    orderStatus: (id: string) => created?.orders.find(id)?.status,
    get orders() {
      return records().orders
    },
    get users() {
      return records().users
    },
    get restaurants() {
      return records().restaurants()
    },
    get drivers() {
      return records().drivers
    },
    get menus() {
      return records().menus()
    },
    get transactions() {
      return records().money().transactions
    },
    get payouts() {
      return records().money().payouts
    },
    get tickets() {
      return records().tickets()
    },
    get carts() {
      return records().carts()
    },
    get otps() {
      return records().otps()
    },
    get categories() {
      return records().categories
    },
    get faqs() {
      return records().faqs
    },
    get vendors() {
      return records().vendors
    },
    get logistics() {
      return records().logistics
    },
    /** The ids and names of the records whose names contain this word. */
    withWord(word: string) {
      const found = words.get(word, () =>
        vouchers
          .filter(({ title, code }) => title.includes(word) || code.includes(word))
          .map(({ id, title, code }) => ({ id, name: `${title} ${code}` })),
      )
      const named = [
        ...(created?.categories.all() ?? []),
        ...(created?.faqs.all() ?? []).map(({ id, question }) => ({ id, name: question })),
      ]
      return [...found, ...named.filter(({ name }) => name.includes(word))]
    },
    hasCode: (code: string) => vouchers.some((voucher) => voucher.code === code),
    add: (added: readonly StoredVoucher[]) => write([...added, ...vouchers]),
    remove: (ids: ReadonlySet<string>) => write(vouchers.filter(({ id }) => !ids.has(id))),
    /** Replaces the vouchers with these ids. */
    update: (ids: ReadonlySet<string>, change: (voucher: StoredVoucher) => StoredVoucher) =>
      write(vouchers.map((voucher) => (ids.has(voucher.id) ? change(voucher) : voucher))),
  }
}

export type Db = ReturnType<typeof createDb>

/** The records of a module's own file. They are created on the first call for each `db`. */
export function recordsOf<TRecords>(create: (db: Db) => TRecords) {
  const created = new WeakMap<Db, TRecords>()
  return (db: Db) => {
    const records = created.get(db) ?? create(db)
    created.set(db, records)
    return records
  }
}
