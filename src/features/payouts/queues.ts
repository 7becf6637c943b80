import { payoutStatus } from '../../domain/payout.ts'
import type { Payout } from './resource.ts'

/**
 * Which payouts are in each queue. The page asks the backend. This is to check one, or to stand in for
 * it.
 */
export const payoutQueues = {
  problem: (payout: Pick<Payout, 'status'>) => payoutStatus.is(payout, 'failed', 'reversed'),
}
