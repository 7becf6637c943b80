import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'active', 'hidden'] as const

export const categoryFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(categoryFilters)

/** The search params of the page. `dialog` opens the form of a new category, or an action on `category`. */
export const categorySearchSchema = v.object({
  ...filtersSchema.entries,
  category: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})
