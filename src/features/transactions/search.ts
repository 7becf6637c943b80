import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [
  ['all', 'All Status'],
  'success',
  'pending',
  'failed',
  'reversed',
  'abandoned',
] as const
const typeOptions = [
  ['all', 'All Types'],
  'payment',
  'refund',
  ['wallet_topup', 'Wallet top-up'],
  'payout',
] as const

export const transactionFilters = { status: choice(statusOptions), type: choice(typeOptions) }

const filtersSchema = listSearchSchema(transactionFilters)

/** The search params of the page. `transaction` opens the details of that transaction. */
export const transactionSearchSchema = v.object({
  ...filtersSchema.entries,
  transaction: recordParam,
  dialog: dialogParam(['export']),
})
