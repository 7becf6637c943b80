import { statuses } from './status.ts'

export const restaurantStatus = statuses([
  ['pending', 'yellow'],
  ['open', 'green'],
  ['closed', 'gray'],
  ['suspended', 'red'],
])
