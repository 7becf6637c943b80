import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { filterOf, listPageSchema, listPath, listSearchSchema } from '../../api/list.ts'
import {
  namedRelation,
  personSchema,
  relationSchema,
  timelineSchema,
} from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalNaira,
  optionalText,
  rowsSchema,
  withId,
} from '../../api/response-fields.ts'
import { addressSchema } from '../../domain/address.ts'
import { periodOptions } from '../../domain/filters.ts'
import { orderRowEntries, orderStatus } from '../../domain/order.ts'
import { reasonSchema } from '../../domain/reason.ts'
import { labelText } from '../../lib/visible-text.ts'

export const orderFilters = { status: orderStatus.filter, period: filterOf(periodOptions) }

export const orderSearch = listSearchSchema(orderFilters)
export type OrderSearch = v.InferOutput<typeof orderSearch>

/** The dialogs of an order's page, as the URL names them. */
export const orderDialogs = ['cancel', 'assign', 'refund'] as const

const itemSchema = v.object({
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

const refundStateSchema = v.object({
  amount: optionalNaira,
  status: optionalText,
  reason: optionalText,
  responsible: optionalText,
})

export const orderSchema = withId({
  ...orderRowEntries,
  user: v.optional(relationSchema({ email: optionalText, phone: optionalField(labelText) })),
  driver: relationSchema({ phone: optionalField(labelText) }),
  logistics: namedRelation,
  voucher: relationSchema({ title: optionalText, code: optionalText }),
  transaction: relationSchema({ reference: optionalText, status: optionalText }),
  deliveryType: optionalText,
  items: optionalField(v.array(itemSchema)),
  subtotal: optionalNaira,
  deliveryFee: optionalNaira,
  serviceFee: optionalNaira,
  discount: optionalNaira,
  paymentMethod: optionalText,
  refund: optionalField(refundStateSchema),
  reason: optionalText,
  address: addressSchema,
  note: optionalText,
})
export type Order = v.InferOutput<typeof orderSchema>

/** The body of `PATCH /crm/order/{id}`. */
export const orderPatchSchema = v.union([
  v.strictObject({ status: v.literal('canceled'), reason: reasonSchema }),
  v.strictObject({ driver: v.pipe(v.string(), v.nonEmpty()) }),
])
export type OrderPatch = v.InferOutput<typeof orderPatchSchema>

export const orderResource = resource({
  keys: ['order', 'orders'],
  path: '/crm/order',
  hasPhones: true,
  filters: orderFilters,
  record: orderSchema,
  details: { orderTimeline: timelineSchema },
  change: orderPatchSchema,
  actions: ['assign', 'refund', 'cancel'],
})

/** A driver whom an order can be assigned to: a row of `GET /crm/driver`. */
const driverChoiceSchema = personSchema({
  vehicleType: optionalText,
  state: optionalText,
  phone: optionalField(labelText),
})
export type DriverChoice = v.InferOutput<typeof driverChoiceSchema>
export const driverChoicesSchema = listPageSchema(
  'drivers',
  rowsSchema('A driver', driverChoiceSchema),
  {},
)
const driverChoices = {
  path: '/crm/driver',
  hasPhones: true,
  filters: {
    status: filterOf([['active', 'Active']]),
    availability: filterOf([['online', 'Online']]),
  },
} as const
/** The drivers who can take an order: at most 100. */
export const driverChoicesPath = (search: string) =>
  listPath(driverChoices, { page: 1, search, status: 'active', availability: 'online' }, 100)

export const responsibleOptions = [
  ['restaurant', 'Restaurant'],
  ['driver', 'Driver'],
  ['platform', 'Platform'],
  ['customer', 'Customer'],
] as const

export const refundSchema = v.strictObject({
  amount: v.pipe(v.number(), v.gtValue(0), v.description('Naira, not kobo.')),
  reason: reasonSchema,
  responsible: v.picklist(responsibleOptions.map(([value]) => value)),
})
export type Refund = v.InferOutput<typeof refundSchema>
export const refundEndpoint = {
  method: 'POST',
  path: '/crm/order/{id}/refund',
  body: refundSchema,
  response: v.unknown(),
} satisfies Endpoint<Refund>
