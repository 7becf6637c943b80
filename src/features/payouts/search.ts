import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [
  ['all', 'All Status'],
  'requested',
  'processing',
  'paid',
  'declined',
  'failed',
  'reversed',
] as const
const payeeOptions = [
  ['all', 'All Payees'],
  ['vendor', 'Vendors'],
  ['driver', 'Drivers'],
  'logistics',
] as const

export const payoutFilters = { status: choice(statusOptions), payee: choice(payeeOptions) }

const filtersSchema = listSearchSchema(payoutFilters)

/** The search params of the page. `payout` opens the details of that payout, and `dialog` one of its actions. */
export const payoutSearchSchema = v.object({
  ...filtersSchema.entries,
  payout: recordParam,
  dialog: dialogParam(['approve', 'decline', 'retry', 'export']),
})
