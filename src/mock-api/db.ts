import { voucherFilterDefaults, type VoucherFilters } from '../features/vouchers/schema.ts'
import { seedVouchers, type StoredVoucher } from './seed/vouchers.ts'

export const DEFAULT_LIMIT = 20
// More than one page of the console requests.
const MAX_CACHED = 8

/** Caches the last few results, so that a page of a million vouchers is as fast as one of a hundred. */
function createCache<T>() {
  const results = new Map<string, T>()
  return {
    get(key: string, compute: () => T) {
      const result = results.get(key) ?? compute()
      // The most recently used one is evicted last.
      results.delete(key)
      results.set(key, result)
      for (const oldest of results.keys()) if (results.size > MAX_CACHED) results.delete(oldest)
      return result
    },
    clear: () => results.clear(),
  }
}

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

/** The data of the mock API, in memory: the seeded vouchers, newest first, and the tokens it has issued. */
export function createDb(count: number, now: Date) {
  let vouchers: readonly StoredVoucher[] = seedVouchers(count, now)
  const tokens = new Set<string>()
  const lists = createCache<{
    matches: readonly StoredVoucher[]
    sums: ReturnType<typeof sumsOf>
  }>()
  const words = createCache<readonly StoredVoucher[]>()

  function write(changed: readonly StoredVoucher[]) {
    vouchers = changed
    lists.clear()
    words.clear()
  }

  function list(params: Partial<VoucherFilters & { limit: number }> = {}) {
    const { page, limit, search, status, type } = {
      ...voucherFilterDefaults,
      limit: DEFAULT_LIMIT,
      ...params,
    }
    // The word that requests a failure (faults.ts) matches no voucher.
    const needle = search
      .toLowerCase()
      .replace(/midway-[a-z0-9]+/, '')
      .trim()
    const { matches, sums } = lists.get(JSON.stringify([needle, status, type]), () => {
      const found = vouchers.filter(
        (voucher) =>
          (status === 'all' || voucher.status === status) &&
          (type === 'all' || voucher.type === type) &&
          (!needle ||
            voucher.title.toLowerCase().includes(needle) ||
            voucher.code.toLowerCase().includes(needle) ||
            voucher.user?.includes(needle)),
      )
      return { matches: found, sums: sumsOf(found) }
    })
    return {
      vouchers: matches.slice((page - 1) * limit, page * limit),
      pagination: { total: matches.length, totalPages: Math.ceil(matches.length / limit) },
      ...sums,
    }
  }

  return {
    tokens,
    list,
    find: (id: string) => vouchers.find((voucher) => voucher.id === id),
    withWord: (word: string) =>
      words.get(word, () =>
        vouchers.filter(({ title, code }) => title.includes(word) || code.includes(word)),
      ),
    add: (added: readonly StoredVoucher[]) => write([...added, ...vouchers]),
    remove: (ids: ReadonlySet<string>) => write(vouchers.filter(({ id }) => !ids.has(id))),
    /** Replaces each voucher that has one of these ids by `change(voucher)`. */
    update: (ids: ReadonlySet<string>, change: (voucher: StoredVoucher) => StoredVoucher) =>
      write(vouchers.map((voucher) => (ids.has(voucher.id) ? change(voucher) : voucher))),
  }
}

export type Db = ReturnType<typeof createDb>
