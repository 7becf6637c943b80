import * as v from 'valibot'
import { EMPTY, formatCount, shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import { namedRelation } from './record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  withId,
} from './response-fields.ts'
import { statuses, type AreaColor, type AreaPattern } from './status.ts'

export const orderStatus = statuses(
  [
    ['unconfirmed', 'dark-gray'],
    ['pending', 'gray'],
    ['paid', 'yellow'],
    ['preparing', 'orange'],
    ['ready', 'orange'],
    ['on the way', 'orange'],
    ['delivered', 'green', 'final'],
    ['declined', 'red', 'final'],
    ['canceled', 'red', 'final'],
  ],
  { other: 'orange' },
)

/**
 * The fields of an order in its own list and in the details of other records. `user` is null for a
 * guest.
 */
export const orderRowEntries = {
  orderId: optionalField(labelText),
  user: v.optional(namedRelation),
  restaurant: namedRelation,
  totalPrice: optionalNaira,
  status: optionalText,
  statusAt: optionalTimestamp,
  createdAt: optionalTimestamp,
}
/** A dish of an order. */
export const orderItemSchema = v.object({
  menu: namedRelation,
  name: optionalText,
  quantity: optionalCount,
  price: optionalNaira,
  options: v.fallback(
    v.nullish(v.array(v.object({ name: optionalText, price: optionalNaira })), []),
    [],
  ),
  note: optionalText,
})
export type OrderItem = v.InferOutput<typeof orderItemSchema>

/** The price of one portion with its options, in kobo. Null if it is unknown. */
export function portionKobo({
  price,
  options,
}: {
  price: number | null
  options?: readonly { price: number | null }[] | null | undefined
}) {
  if (price === null) return null
  // The price of an option is added once per portion.
  const prices = [price, ...(options ?? []).map((option) => option.price ?? 0)]
  return prices.reduce((sum, each) => sum + Math.round(each * 100), 0)
}

const SHOWN_ITEMS = 3

/** "2 × Egusi Soup, 1 × Eba and 3 more". Null if the items are unknown. */
export function itemsText(items: readonly Pick<OrderItem, 'name' | 'quantity'>[] | null) {
  if (items === null) return null
  const shown = items
    .slice(0, SHOWN_ITEMS)
    .map(({ name, quantity }) => `${formatCount(quantity)} × ${shorten(name ?? EMPTY)}`)
  const more = items.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '')
}

export const orderRowSchema = withId(orderRowEntries)
export type OrderRow = v.InferOutput<typeof orderRowSchema>

export const orderName = ({ orderId, id }: Pick<OrderRow, 'orderId' | 'id'>) =>
  shorten(orderId ?? id)

interface WithDelivery {
  status: string | null
  deliveryType: string | null
}

export const isPickup = ({ deliveryType }: Pick<WithDelivery, 'deliveryType'>) =>
  deliveryType?.toLowerCase() === 'pickup'

/** A driver cannot be assigned to an order that the customer collects. */
export const isAssignable = (order: WithDelivery) => !orderStatus.isFinal(order) && !isPickup(order)

export const orderRowFields = fields<OrderRow>()({
  orderId: { label: 'Order', kind: 'text', isVerbatim: true, get: orderName },
  restaurant: { label: 'Restaurant', kind: 'relation', record: 'restaurant' },
  totalPrice: { label: 'Total', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: orderStatus },
  createdAt: { label: 'Created', kind: 'timestamp' },
})

// Several statuses have the same badge color, because colors have a meaning. A chart needs
// different ones.
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
