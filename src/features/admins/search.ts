import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'active', 'invited', 'disabled'] as const

export const adminFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(adminFilters)

/** The search params of the page. `dialog` opens the form of an invitation, or an action on `admin`. */
export const adminSearchSchema = v.object({
  ...filtersSchema.entries,
  admin: recordParam,
  dialog: dialogParam(['invite', 'type', 'disable']),
})
