import * as v from 'valibot'
import { freeChoice } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { ALL_STATES, addressSchema } from '../../domain/address.ts'
import { reasonSchema, untilEntry } from '../../domain/body-fields.ts'
import { dishRowSchema } from '../../domain/dish.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { papersEntry } from '../../domain/paper.ts'
import { namedRelation, notedEntries, relatedRows } from '../../domain/record-schemas.ts'
import {
  ifSent,
  withId,
  optionalCount,
  optionalField,
  optionalFlag,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalNumber,
  optionalRating,
  optionalText,
} from '../../domain/response-fields.ts'
import { restaurantStatus } from '../../domain/restaurant.ts'
import { labelText } from '../../lib/visible-text.ts'

const hoursSchema = v.object({ day: optionalText, from: optionalText, to: optionalText })
export type OpeningHours = v.InferOutput<typeof hoursSchema>

export const restaurantResource = resource({
  keys: ['restaurant', 'restaurants'],
  path: '/crm/restaurant',
  hasPhones: true,
  filters: { status: restaurantStatus.filter, state: freeChoice(ALL_STATES) },
  record: withId({
    name: optionalText,
    image: optionalImage,
    vendor: ifSent(namedRelation),
    phone: optionalField(labelText),
    email: optionalText,
    status: optionalText,
    reason: optionalText,
    until: optionalTimestamp,
    shouldBeOpen: optionalFlag,
    address: addressSchema,
    categories: optionalField(v.array(namedRelation)),
    documents: papersEntry,
    openingHours: optionalField(v.array(hoursSchema)),
    preparationMinutes: optionalCount,
    minimumOrder: optionalNaira,
    commissionRate: optionalNumber,
    rating: optionalRating,
    ratingCount: optionalCount,
    orderCount: optionalCount,
    menuCount: optionalCount,
    noteCount: optionalCount,
    createdAt: optionalTimestamp,
  }),
  details: {
    restaurantOrder: relatedRows('An order of a restaurant', orderRowSchema),
    restaurantMenu: relatedRows('A dish of a restaurant', dishRowSchema),
    ...notedEntries,
  },
  change: v.union([
    v.strictObject({
      status: v.picklist([
        restaurantStatus.word('closed'),
        restaurantStatus.word('suspended'),
        restaurantStatus.word('declined'),
      ]),
      reason: reasonSchema,
      until: untilEntry,
    }),
    v.strictObject({ status: v.literal(restaurantStatus.word('open')), until: untilEntry }),
  ]),
  actions: ['approve', 'decline', 'open', 'reopen', 'close', 'closeFor', 'suspend'],
  needs: { reopen: ['suspend'], close: ['open'], closeFor: ['open'] },
  permissions: ['note', 'papers'],
})
export type Restaurant = RowOf<typeof restaurantResource>

export const restaurantSearch = listSearch(restaurantResource)
