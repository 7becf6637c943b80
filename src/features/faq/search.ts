import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'published', 'draft'] as const
const audienceOptions = [['all', 'All Audiences'], 'customers', 'vendors', 'drivers'] as const

export const faqFilters = { status: choice(statusOptions), audience: choice(audienceOptions) }

const filtersSchema = listSearchSchema(faqFilters)

/** The search params of the page. `dialog` opens the form of a new question, or an action on `faq`. */
export const faqSearchSchema = v.object({
  ...filtersSchema.entries,
  faq: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})
