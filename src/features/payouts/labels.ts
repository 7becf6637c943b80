import { shorten } from '@/lib/format'
import { type Payout, payoutFilters } from './resource'

/** A payout's name in the UI: its number, else its id. */
export const payoutName = ({ payoutId, id }: Pick<Payout, 'payoutId' | 'id'>) =>
  shorten(payoutId ?? id)

/** The options of the status filter whose payouts have not come to an end. */
export const openStatuses = payoutFilters.status.choices.filter(
  ([status]) => status === 'requested' || status === 'processing',
)
