import { partnerStatusOptions } from '../../lib/filters.ts'
import { choice, listSearchSchema } from '../../lib/list.ts'

const availabilityOptions = [['all', 'All Availability'], 'online', 'busy', 'offline'] as const

export const driverFilters = {
  status: choice(partnerStatusOptions),
  availability: choice(availabilityOptions),
}

export const driverSearchSchema = listSearchSchema(driverFilters)
