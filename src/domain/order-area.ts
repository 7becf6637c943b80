import { orderStatus } from './order.ts'
import type { AreaColor, AreaPattern } from './status.ts'

// The colors of badges mean something, and several statuses have the same. A chart tells them apart.
const areas: Readonly<
  Record<(typeof orderStatus.names)[number], readonly [AreaColor, AreaPattern?]>
> = {
  unconfirmed: ['gray', 'stripes'],
  pending: ['purple'],
  paid: ['yellow'],
  preparing: ['orange'],
  ready: ['cyan'],
  'on the way': ['blue'],
  delivered: ['green'],
  declined: ['red'],
  canceled: ['dark-gray'],
}

/** The fill of a status in a chart. */
export function orderArea(status: string) {
  const { color, pattern } = orderStatus.describe(status)
  const name = orderStatus.names.find((one) => orderStatus.is({ status }, one))
  const [area = color, own = pattern] = name === undefined ? [] : areas[name]
  return { area, pattern: own }
}
