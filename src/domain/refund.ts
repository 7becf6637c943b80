import { choices } from './choices.ts'
import { statuses } from './status.ts'

export const refundStatus = statuses([
  ['pending', 'yellow'],
  ['processing', 'blue'],
  ['processed', 'green'],
  ['failed', 'red'],
])

/** The party that bears the cost of a refund. */
export const responsibles = choices(['restaurant', 'driver', 'platform', 'customer'])
