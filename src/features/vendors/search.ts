import { partnerStatusOptions } from '../../domain/filters.ts'
import { choice, listSearchSchema } from '../../api/list.ts'

export const vendorFilters = { status: choice(partnerStatusOptions) }

export const vendorSearchSchema = listSearchSchema(vendorFilters)
