import { shorten } from '@/lib/format'
import type { Payout } from './schema'

/** A payout's name in the UI: its number, else its id. */
export const payoutName = ({ payoutId, id }: Pick<Payout, 'payoutId' | 'id'>) =>
  shorten(payoutId ?? id)
