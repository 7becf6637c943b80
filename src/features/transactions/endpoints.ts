import type { Endpoint } from '../../api/endpoint.ts'
import { detailsResponse } from '../../api/resource.ts'
import { transactionResource } from './resource.ts'

export const verifyEndpoint = {
  method: 'POST',
  path: '/crm/transaction/{id}/verify',
  response: detailsResponse(transactionResource),
} satisfies Endpoint
