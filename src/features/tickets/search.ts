import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'open', 'in_progress', 'closed'] as const
const categoryOptions = [
  ['all', 'All Categories'],
  'order',
  'payment',
  'delivery',
  'account',
  'other',
] as const

export const ticketFilters = { status: choice(statusOptions), category: choice(categoryOptions) }

const filtersSchema = listSearchSchema(ticketFilters)

/** The search params of the page. `ticket` opens the conversation of that ticket. */
export const ticketSearchSchema = v.object({
  ...filtersSchema.entries,
  ticket: recordParam,
  dialog: dialogParam(['close']),
})
