import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'active', 'abandoned', 'ordered'] as const

export const cartFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(cartFilters)

/** The search params of the page. `cart` opens the details of that cart. */
export const cartSearchSchema = v.object({ ...filtersSchema.entries, cart: recordParam })
