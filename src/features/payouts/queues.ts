import { payoutStatus } from '../../domain/payout.ts'
import type { Payout } from './resource.ts'

/** Which payouts each `queue` has. The backend decides: the mock API and the contract use these. */
export const payoutQueues = {
  problem: (payout: Pick<Payout, 'status'>) => payoutStatus.is(payout, 'failed', 'reversed'),
}
