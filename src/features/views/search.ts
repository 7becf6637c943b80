import { choice, listSearchSchema } from '../../api/list.ts'

const typeOptions = [
  ['all', 'All Types'],
  ['restaurant', 'Restaurants'],
  ['menu', 'Dishes'],
] as const
// Figures are always about a period: the first one is the default, and leaves out no row.
const periodOptions = [
  ['30d', 'Last 30 days'],
  ['7d', 'Last 7 days'],
  ['90d', 'Last 90 days'],
] as const

export const viewFilters = { type: choice(typeOptions), period: choice(periodOptions) }

/** The params that the URL leaves out. "all" is left out of every URL. */
export const viewSearchDefaults = { period: periodOptions[0][0] } as const
export const viewSearchSchema = listSearchSchema(viewFilters)
