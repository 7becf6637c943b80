import { detailsResponse, pageResponse } from '../api/resource.ts'
import { voucherResource } from '../features/vouchers/resource.ts'

// The responses of the requests that the specification has.

export const voucherPageSchema = pageResponse(voucherResource)
export const voucherDetailsSchema = detailsResponse(voucherResource)
