import { seedVouchers, type StoredVoucher } from './seed.ts'

export interface VoucherFilters {
  page: number
  limit: number
  search: string
  status: string
  type: string
}

/** Everything the mock API knows, in memory: vouchers by seed, the newest first, and the tokens that it has issued. */
export function createDb(count: number, now: Date) {
  let vouchers = seedVouchers(count, now)
  const tokens = new Set<string>()

  function list({ page, limit, search, status, type }: VoucherFilters) {
    // A failure that is asked for (faults.ts) is none of the words that a voucher has.
    const needle = search
      .toLowerCase()
      .replace(/midway-[a-z0-9]+/, '')
      .trim()
    const matches = vouchers.filter(
      (voucher) =>
        (status === 'all' || voucher.status === status) &&
        (type === 'all' || voucher.type === type) &&
        (!needle ||
          voucher.title.toLowerCase().includes(needle) ||
          voucher.code.toLowerCase().includes(needle) ||
          voucher.user?.includes(needle)),
    )
    const discounts = matches.filter((voucher) => voucher.type === 'voucher')
    return {
      vouchers: matches.slice((page - 1) * limit, page * limit),
      pagination: { total: matches.length, totalPages: Math.ceil(matches.length / limit) },
      discountAmount: discounts.reduce((sum, voucher) => sum + (voucher.amount ?? 0), 0),
      discount: discounts.length,
      freeDelivery: matches.filter((voucher) => voucher.type === 'free_delivery').length,
    }
  }

  return {
    tokens,
    list,
    find: (id: string) => vouchers.find((voucher) => voucher.id === id),
    withWord: (word: string) =>
      vouchers.filter(({ title, code }) => title.includes(word) || code.includes(word)),
    add: (added: readonly StoredVoucher[]) => {
      vouchers = [...added, ...vouchers]
    },
    remove: (ids: ReadonlySet<string>) => {
      vouchers = vouchers.filter((voucher) => !ids.has(voucher.id))
    },
    /** Puts `change(voucher)` in the place of each voucher with one of these ids. */
    update: (ids: ReadonlySet<string>, change: (voucher: StoredVoucher) => StoredVoucher) => {
      vouchers = vouchers.map((voucher) => (ids.has(voucher.id) ? change(voucher) : voucher))
    },
  }
}

export type Db = ReturnType<typeof createDb>
