import * as v from 'valibot'
import type { Endpoint } from '../../../api/endpoint.ts'
import { NO_VOUCHERS } from '../resource.ts'

/** The maximum number of ids in one bulk request. */
export const MAX_BATCH = 500

/** The body of `POST /crm/voucher/bulk`. */
export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(
    v.array(v.string(), NO_VOUCHERS),
    v.minLength(1, NO_VOUCHERS),
    v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} vouchers can be changed at once`),
  ),
})
export type BulkPayload = v.InferOutput<typeof bulkSchema>

export const bulkEndpoint = {
  method: 'POST',
  path: '/crm/voucher/bulk',
  body: bulkSchema,
  response: v.unknown(),
} satisfies Endpoint
