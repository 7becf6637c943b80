import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { visibleText } from '../../lib/visible-text.ts'

export const PAGE_SIZE = 20

const voucherStatuses = ['unclaimed', 'claimed', 'used', 'expired'] as const
export const voucherTypes = ['voucher', 'free_delivery', 'invalid'] as const

/** `YYYY-MM-DD`; what is on no calendar, such as the 31st of February, some browsers take for another day. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => {
    const date = new Date(value)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  }),
)

const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const voucherFiltersSchema = v.object({
  page: v.optional(v.fallback(pageNumber, 1), 1),
  search: v.optional(v.fallback(v.pipe(v.string(), v.trim()), ''), ''),
  status: v.optional(v.fallback(v.picklist(['all', ...voucherStatuses]), 'all'), 'all'),
  type: v.optional(v.fallback(v.picklist(['all', ...voucherTypes]), 'all'), 'all'),
})
export type VoucherFilters = v.InferOutput<typeof voucherFiltersSchema>
export const voucherFilterDefaults = v.parse(voucherFiltersSchema, {})

const label = v.pipe(
  // Of a larger number digits have been lost.
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  visibleText,
)
// An id stands in an address. There "." and ".." are steps to another one, even percent-encoded, and half of a surrogate
// pair cannot be encoded at all.
const idText = v.pipe(label, v.regex(/^(?!\.{1,2}$)\P{Surrogate}+$/u))

const optionalId = v.fallback(v.optional(idText), undefined)
const email = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.email())), undefined)

/**
 * The page's address: the list's filters, `voucher`, the id of the one whose details lie over the list, and `create`, the
 * e-mail address for whom one is to be created. A wrong value is its default.
 */
export const voucherSearchSchema = v.object({
  ...voucherFiltersSchema.entries,
  voucher: optionalId,
  create: email,
})

/** A field of an answer that may be missing; a value of the wrong kind counts as missing and hides no voucher. */
function field<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullish(schema, null), null)
}

const text = field(visibleText)
const flag = field(v.boolean())
const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number)),
])
const count = field(v.pipe(numeric, v.safeInteger(), v.minValue(0)))
const naira = field(v.pipe(numeric, v.finite()))
// A day on the calendar, whatever the time zone: an instant is its first ten characters.
const day = field(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 10)),
    calendarDay,
  ),
)

/** A row that is told from the others by its `id`, or `_id`. */
function identified<TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject({}),
    v.transform((row) => ({ ...row, id: row['id'] ?? row['_id'] })),
    v.object({ ...entries, id: idText }),
  )
}

/** The rows of an answer that can be told apart; one without an id of its own is left out and logged. */
function rowsOf<TRow extends { id: string }>(name: string, schema: v.GenericSchema<unknown, TRow>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => {
      const byId = new Map<string, TRow>()
      for (const row of rows) {
        const { success, output } = v.safeParse(schema, row)
        if (!success) console.warn(`${name} without an id was left out of the list.`)
        else if (byId.has(output.id)) {
          console.warn(`${name} with another's id was left out of the list.`)
        } else byId.set(output.id, output)
      }
      return [...byId.values()]
    }),
  )
}

export const voucherSchema = identified({
  title: text,
  type: text,
  amount: naira,
  code: text,
  user: text,
  expiryDate: day,
  claimable: flag,
  multiple: flag,
  status: text,
  createdAt: text,
})
export type Voucher = v.InferOutput<typeof voucherSchema>

function lastPage(total: number | null, totalPages: number | null) {
  if (total === null && totalPages === null) return null
  return Math.max(1, totalPages ?? Math.ceil((total ?? 0) / PAGE_SIZE))
}

/** The answer of `GET /crm/voucher` (specification, section 7). */
export const voucherListSchema = enveloped(
  v.pipe(
    v.object({
      vouchers: rowsOf('A voucher', voucherSchema),
      pagination: v.fallback(v.object({ total: count, totalPages: count }), {
        total: null,
        totalPages: null,
      }),
      discountAmount: naira,
      discount: count,
      freeDelivery: count,
    }),
    v.transform(({ pagination: { total, totalPages }, ...list }) => ({
      ...list,
      total,
      /** At least 1; null where the answer does not say. */
      totalPages: lastPage(total, totalPages),
    })),
  ),
)

export type VoucherList = v.InferOutput<typeof voucherListSchema>

const restaurantSchema = v.fallback(v.object({ name: text, image: text }), {
  name: null,
  image: null,
})

const orderSchema = v.pipe(
  identified({
    orderId: field(label),
    restaurant: v.fallback(v.array(v.unknown()), []),
    totalPrice: naira,
    status: text,
    createdAt: text,
  }),
  v.transform(({ restaurant: [restaurant], ...order }) => ({
    ...order,
    restaurant: v.parse(restaurantSchema, restaurant),
  })),
)
export type VoucherOrder = v.InferOutput<typeof orderSchema>

/** The answer of `GET /crm/voucher/{id}`: the voucher and the orders that used it. */
export const voucherDetailsSchema = enveloped(
  v.object({
    voucher: voucherSchema,
    voucherOrder: v.optional(v.nullable(rowsOf('An order', orderSchema), []), []),
  }),
)
