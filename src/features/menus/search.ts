import { choice, listSearchSchema, openChoice } from '../../api/list.ts'

const statusOptions = [['all', 'All Status'], 'available', 'sold_out', 'hidden'] as const

export const dishFilters = {
  status: choice(statusOptions),
  category: openChoice('All Categories'),
}

export const dishSearchSchema = listSearchSchema(dishFilters)

/** The dialogs of a dish's page, as the URL names them. */
export const dishDialogs = ['hide'] as const
