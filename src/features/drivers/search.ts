import { partnerStatusOptions } from '../../domain/filters.ts'
import { choice, listSearchSchema } from '../../api/list.ts'

const availabilityOptions = [['all', 'All Availability'], 'online', 'busy', 'offline'] as const

export const driverFilters = {
  status: choice(partnerStatusOptions),
  availability: choice(availabilityOptions),
}

export const driverSearchSchema = listSearchSchema(driverFilters)
