import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'

export const PAGE_SIZE = 20

const voucherStatuses = ['unclaimed', 'claimed', 'used', 'expired'] as const
const voucherTypes = ['voucher', 'free_delivery', 'invalid'] as const

const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** The list's filters as they stand in the address. A wrong value is its default. */
export const voucherSearchSchema = v.object({
  page: v.optional(v.fallback(pageNumber, 1), 1),
  search: v.optional(v.fallback(v.pipe(v.string(), v.trim()), ''), ''),
  status: v.optional(v.fallback(v.picklist(['all', ...voucherStatuses]), 'all'), 'all'),
  type: v.optional(v.fallback(v.picklist(['all', ...voucherTypes]), 'all'), 'all'),
})
export type VoucherSearch = v.InferOutput<typeof voucherSearchSchema>
export const voucherSearchDefaults = v.parse(voucherSearchSchema, {})

/** A field of an answer that may be missing; a value of the wrong kind counts as missing and hides no voucher. */
function field<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullish(schema, null), null)
}

const text = field(v.string())
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
    v.isoDate(),
  ),
)
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())

const voucherSchema = v.pipe(
  v.looseObject({}),
  v.transform((row) => ({ ...row, id: row['id'] ?? row['_id'] })),
  v.object({
    id,
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
  }),
)
export type Voucher = v.InferOutput<typeof voucherSchema>

function parseRow(row: unknown) {
  const parsed = v.safeParse(voucherSchema, row)
  if (parsed.success) return [parsed.output]
  console.warn('A voucher without an id was left out of the list.')
  return []
}

function lastPage(total: number | null, totalPages: number | null) {
  if (total === null && totalPages === null) return null
  return Math.max(1, totalPages ?? Math.ceil((total ?? 0) / PAGE_SIZE))
}

/** The answer of `GET /crm/voucher` (specification, section 7). */
export const voucherListSchema = enveloped(
  v.pipe(
    v.object({
      vouchers: v.pipe(
        v.array(v.unknown()),
        v.transform((rows) => rows.flatMap(parseRow)),
      ),
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

const NO_AMOUNT = 'Amount must be a number with at most 2 decimals'
const NO_EMAIL = 'User must be an e-mail address'
const NO_DAY = 'Expiry date must be a day, YYYY-MM-DD'

const optionalText = v.optional(v.pipe(v.string(), v.trim()))
const blank = v.literal('')
const amountText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d+(\.\d{1,2})?$/, NO_AMOUNT),
  v.check((value) => Number(value) > 0, 'Amount must be more than 0'),
)

const inputEntries = {
  title: v.pipe(v.string('Title is required'), v.trim(), v.minLength(1, 'Title is required')),
  type: v.picklist(voucherTypes, 'Type is required'),
  amount: v.optional(v.union([blank, amountText], NO_AMOUNT)),
  code: optionalText,
  user: v.optional(v.union([blank, v.pipe(v.string(), v.email(NO_EMAIL))], NO_EMAIL)),
  expiryDate: v.optional(v.union([blank, v.pipe(v.string(), v.isoDate(NO_DAY))], NO_DAY)),
  claimable: v.boolean('Claimable must be true or false'),
}

interface Amounted {
  type: string
  amount?: string | undefined
}
const hasItsAmount = ({ type, amount }: Amounted) => type !== 'voucher' || Boolean(amount)

/** The payload of `PATCH /crm/voucher/{id}` (specification, sections 5 and 7). */
export const editVoucherSchema = v.pipe(
  v.object(inputEntries),
  v.check((input) => hasItsAmount(input), 'Amount is required'),
)

/** The payload of `POST /crm/voucher`. */
export const createVoucherSchema = v.pipe(
  v.object({ ...inputEntries, multiple: v.boolean('Multiple must be true or false') }),
  v.check((input) => hasItsAmount(input), 'Amount is required'),
)

/** The payload of `POST /crm/voucher/bulk`. */
export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(
    v.array(v.string(), 'No vouchers selected'),
    v.minLength(1, 'No vouchers selected'),
  ),
})

/** The payload of `POST /crm/voucher/promotion`. */
export const promotionSchema = v.object({
  name: v.pipe(v.string('Enter campaign name'), v.trim(), v.minLength(1, 'Enter campaign name')),
  users: v.pipe(
    v.array(v.object({ email: v.pipe(v.string(), v.email()), name: v.string() })),
    v.minLength(1, 'A campaign needs at least one person'),
  ),
})
