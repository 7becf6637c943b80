import { statuses } from './status.ts'

export const dishStatus = statuses([
  ['available', 'green'],
  ['sold_out', 'orange'],
  ['hidden', 'gray'],
])
