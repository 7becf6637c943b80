import { seedVouchers, type StoredVoucher } from './seed.ts'

export interface VoucherFilters {
  page: number
  limit: number
  search: string
  status: string
  type: string
}

// More than a page of the console asks for.
const MAX_REMEMBERED = 8

/** Remembers its last few answers, so that a page of a million vouchers costs what one of a hundred does. */
function createMemory<T>() {
  const known = new Map<string, T>()
  return {
    recall(key: string, work: () => T) {
      const answer = known.get(key) ?? work()
      // The last one to be asked for is the last one to be forgotten.
      known.delete(key)
      known.set(key, answer)
      for (const oldest of known.keys()) if (known.size > MAX_REMEMBERED) known.delete(oldest)
      return answer
    },
    forget: () => known.clear(),
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

/** Everything the mock API knows, in memory: vouchers by seed, the newest first, and the tokens that it has issued. */
export function createDb(count: number, now: Date) {
  let vouchers: readonly StoredVoucher[] = seedVouchers(count, now)
  const tokens = new Set<string>()
  const lists = createMemory<{
    matches: readonly StoredVoucher[]
    sums: ReturnType<typeof sumsOf>
  }>()
  const words = createMemory<readonly StoredVoucher[]>()

  function write(changed: readonly StoredVoucher[]) {
    vouchers = changed
    lists.forget()
    words.forget()
  }

  function list({ page, limit, search, status, type }: VoucherFilters) {
    // A failure that is asked for (faults.ts) is none of the words that a voucher has.
    const needle = search
      .toLowerCase()
      .replace(/midway-[a-z0-9]+/, '')
      .trim()
    const { matches, sums } = lists.recall(JSON.stringify([needle, status, type]), () => {
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
      words.recall(word, () =>
        vouchers.filter(({ title, code }) => title.includes(word) || code.includes(word)),
      ),
    add: (added: readonly StoredVoucher[]) => write([...added, ...vouchers]),
    remove: (ids: ReadonlySet<string>) => write(vouchers.filter(({ id }) => !ids.has(id))),
    /** Puts `change(voucher)` in the place of each voucher with one of these ids. */
    update: (ids: ReadonlySet<string>, change: (voucher: StoredVoucher) => StoredVoucher) =>
      write(vouchers.map((voucher) => (ids.has(voucher.id) ? change(voucher) : voucher))),
  }
}

export type Db = ReturnType<typeof createDb>
