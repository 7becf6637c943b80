import * as v from 'valibot'
import { choice, listSearchSchema } from '../../lib/list.ts'
import { dialogParam, recordParam } from '../../lib/search-params.ts'

const statusOptions = [
  ['all', 'All Status'],
  ['open', 'Open'],
  ['in_progress', 'In progress'],
  ['closed', 'Closed'],
] as const
const categoryOptions = [
  ['all', 'All Categories'],
  ['order', 'Order'],
  ['payment', 'Payment'],
  ['delivery', 'Delivery'],
  ['account', 'Account'],
  ['other', 'Other'],
] as const

export const ticketFilters = { status: choice(statusOptions), category: choice(categoryOptions) }

const filtersSchema = listSearchSchema(ticketFilters)

/** The search params of the page. `ticket` opens the conversation of that ticket. */
export const ticketSearchSchema = v.object({
  ...filtersSchema.entries,
  ticket: recordParam,
  dialog: dialogParam(['close']),
})
