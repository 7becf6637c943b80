import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { promotionSchema } from './campaign/campaign-schema.ts'
import { bulkSchema } from './resource.ts'

export const bulkEndpoint = {
  method: 'POST',
  path: '/crm/voucher/bulk',
  body: bulkSchema,
  response: v.unknown(),
} satisfies Endpoint

export const promotionEndpoint = {
  method: 'POST',
  path: '/crm/voucher/promotion',
  body: promotionSchema,
  response: v.unknown(),
} satisfies Endpoint
