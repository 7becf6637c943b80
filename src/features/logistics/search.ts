import { partnerStatusOptions } from '../../domain/filters.ts'
import { choice, listSearchSchema } from '../../api/list.ts'

export const companyFilters = { status: choice(partnerStatusOptions) }

export const companySearchSchema = listSearchSchema(companyFilters)
