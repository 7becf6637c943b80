import type { StoredOrder, StoredPayout } from './seed/order-types.ts'
import type { Due } from './seed/payout-dues.ts'

// The money of these payouts has left, or is leaving.
const sent = new Set(['processing', 'paid'])

interface Sources {
  orders: () => readonly StoredOrder[]
  payouts: () => readonly StoredPayout[]
  /** What each payee earned by these orders since the end of the last payout period. */
  earnedSince: (orders: readonly StoredOrder[]) => readonly Pick<Due, 'payee' | 'amount'>[]
}

/**
 * The balance of a payee: payouts that were not sent, and what was earned since the last payout
 * period.
 */
export function createBalances(sources: Sources) {
  let known: { orders: unknown; payouts: unknown; balances: Map<string, number> } | undefined
  return (id: string) => {
    const orders = sources.orders()
    const payouts = sources.payouts()
    if (known?.orders !== orders || known.payouts !== payouts) {
      const balances = new Map<string, number>()
      const unsent = payouts.filter(({ status }) => !sent.has(status))
      for (const { payee, amount } of [...unsent, ...sources.earnedSince(orders)]) {
        balances.set(payee.id, (balances.get(payee.id) ?? 0) + amount)
      }
      known = { orders, payouts, balances }
    }
    return known.balances.get(id) ?? 0
  }
}
