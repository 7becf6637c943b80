import { choices } from './choices.ts'
import { statuses } from './status.ts'

export const refundStatus = statuses([
  ['pending', 'yellow'],
  ['processing', 'blue'],
  ['processed', 'green'],
  ['failed', 'red'],
])

/** The parties that can bear the cost of a refund. Earlier refunds may name another. */
export const responsibles = choices(['restaurant', 'driver', 'platform'])
