import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { emailAddress, filledText, typedLine } from '../../domain/body-fields.ts'
import { optionalText, rowsSchema, withId } from '../../domain/response-fields.ts'

export const NO_VOUCHERS = 'No vouchers selected'

/** The maximum number of ids in one bulk request. */
export const MAX_BATCH = 500

export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(
    v.array(v.string(), NO_VOUCHERS),
    v.minLength(1, NO_VOUCHERS),
    v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} vouchers can be changed at once`),
  ),
})
export type BulkBody = v.InferOutput<typeof bulkSchema>

const failedRows = rowsSchema('A failed voucher', withId({ message: optionalText }))

/** `failed` has the vouchers that were not changed. It is not specified, so it may be missing. */
const bulkResponse = v.object({ failed: v.fallback(v.optional(failedRows, []), []) })

export const bulkEndpoint = {
  method: 'POST',
  path: '/crm/voucher/bulk',
  body: bulkSchema,
  // Any other body says that all vouchers were changed.
  response: v.fallback(enveloped(bulkResponse), { failed: [] }),
} satisfies Endpoint

const recipientSchema = v.object({
  email: emailAddress,
  name: typedLine,
})
export type Recipient = v.InferOutput<typeof recipientSchema>

export const promotionSchema = v.object({
  name: v.pipe(filledText('Enter campaign name'), typedLine),
  users: v.pipe(v.array(recipientSchema), v.minLength(1, 'A campaign needs at least one person')),
})

export const promotionEndpoint = {
  method: 'POST',
  path: '/crm/voucher/promotion',
  body: promotionSchema,
  response: v.unknown(),
} satisfies Endpoint
