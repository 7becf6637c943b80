import { choice, listSearchSchema } from '../../lib/list.ts'

const statusOptions = [
  ['all', 'All Status'],
  ['pending', 'Pending'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
] as const
const availabilityOptions = [
  ['all', 'All Availability'],
  ['online', 'Online'],
  ['busy', 'Busy'],
  ['offline', 'Offline'],
] as const

export const driverFilters = {
  status: choice(statusOptions),
  availability: choice(availabilityOptions),
}

export const driverSearchSchema = listSearchSchema(driverFilters)

/** The dialogs of a driver's page, as the URL names them. */
export const driverDialogs = ['approve', 'suspend', 'reactivate'] as const
