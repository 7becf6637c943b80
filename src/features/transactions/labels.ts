import { shorten } from '@/lib/format'
import type { Transaction } from './resource'

/** A transaction's name in the UI: its reference, else its id. */
export const transactionName = ({ reference, id }: Pick<Transaction, 'reference' | 'id'>) =>
  shorten(reference ?? id)
