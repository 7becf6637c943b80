import { choice, listSearchSchema } from '../../api/list.ts'

const statusOptions = [['all', 'All Status'], 'active', 'blocked'] as const

export const userFilters = { status: choice(statusOptions) }

export const userSearchSchema = listSearchSchema(userFilters)

/** The dialogs of a user's page, as the URL names them. */
export const userDialogs = ['note', 'block', 'unblock'] as const
