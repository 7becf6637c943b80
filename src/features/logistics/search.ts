import { partnerStatusOptions } from '../../lib/filters.ts'
import { choice, listSearchSchema } from '../../lib/list.ts'

export const companyFilters = { status: choice(partnerStatusOptions) }

export const companySearchSchema = listSearchSchema(companyFilters)
