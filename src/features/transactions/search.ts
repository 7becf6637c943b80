import * as v from 'valibot'
import { choice, listSearchSchema } from '../../lib/list.ts'
import { dialogParam, recordParam } from '../../lib/search-params.ts'

const statusOptions = [
  ['all', 'All Status'],
  ['success', 'Success'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
  ['reversed', 'Reversed'],
  ['abandoned', 'Abandoned'],
] as const
const typeOptions = [
  ['all', 'All Types'],
  ['payment', 'Payment'],
  ['refund', 'Refund'],
  ['wallet_topup', 'Wallet top-up'],
  ['payout', 'Payout'],
] as const

export const transactionFilters = { status: choice(statusOptions), type: choice(typeOptions) }

const filtersSchema = listSearchSchema(transactionFilters)

/** The search params of the page. `transaction` opens the details of that transaction. */
export const transactionSearchSchema = v.object({
  ...filtersSchema.entries,
  transaction: recordParam,
  dialog: dialogParam(['export']),
})
