import { payoutStatus } from '../../domain/payout.ts'
import type { Payout } from './resource.ts'

type Queued = Pick<Payout, 'status'> & {
  approvals?: readonly { by: { id: string | null } | null }[] | null
}

/**
 * Which payouts are in each queue. The page asks the backend. This is to check one, or to stand in for
 * it.
 */
export const payoutQueues = {
  problem: (payout: Queued) => payoutStatus.is(payout, 'failed', 'reversed'),
  /** Those that wait for the approval of this administrator. */
  for_me: (payout: Queued, adminId: string) =>
    payoutStatus.is(payout, 'requested') && !payout.approvals?.some(({ by }) => by?.id === adminId),
}
