import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped, withId } from '../../api/response-fields.ts'
import { promotionSchema } from './campaign/campaign-schema.ts'
import { bulkSchema, createVoucherSchema, editVoucherSchema } from './form/voucher-form-schema.ts'

/** The new voucher; null if the response does not have its id. */
export const createdSchema = v.fallback(
  v.nullable(enveloped(v.object({ voucher: withId({}) }))),
  null,
)

export const createEndpoint = {
  method: 'POST',
  path: '/crm/voucher',
  body: createVoucherSchema,
  response: createdSchema,
} satisfies Endpoint

export const editEndpoint = {
  method: 'PATCH',
  path: '/crm/voucher/{id}',
  body: editVoucherSchema,
  response: v.unknown(),
} satisfies Endpoint

export const deleteEndpoint = {
  method: 'DELETE',
  path: '/crm/voucher/{id}',
  response: v.unknown(),
} satisfies Endpoint

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
