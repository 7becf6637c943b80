import { partnerStatusOptions } from '../../lib/filters.ts'
import { choice, listSearchSchema } from '../../lib/list.ts'

export const vendorFilters = { status: choice(partnerStatusOptions) }

export const vendorSearchSchema = listSearchSchema(vendorFilters)
