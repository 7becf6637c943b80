import { choice, listSearchSchema, openChoice } from '../../api/list.ts'

const statusOptions = [['all', 'All Status'], 'pending', 'open', 'closed', 'suspended'] as const

export const restaurantFilters = {
  status: choice(statusOptions),
  state: openChoice('All States'),
}

export const restaurantSearchSchema = listSearchSchema(restaurantFilters)

/** The dialogs of a restaurant's page, as the URL names them. */
export const restaurantDialogs = ['approve', 'reopen', 'close', 'suspend'] as const
