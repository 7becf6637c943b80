import * as v from 'valibot'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { driverRowSchema } from '../../domain/driver.ts'
import { businessEntries, partnerStatus, partnerRequests } from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'
import { notedEntries, relatedRows } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalRating,
  optionalText,
  withId,
} from '../../domain/response-fields.ts'

export const companyResource = resource({
  keys: ['logistics', 'logistics'],
  noun: ['company', 'companies'],
  path: '/crm/logistics',
  hasPhones: true,
  filters: { status: partnerStatus.filter },
  record: withId({
    ...businessEntries,
    states: optionalField(v.array(optionalText)),
    driverCount: optionalCount,
    onlineCount: optionalCount,
    deliveredCount: optionalCount,
    rating: optionalRating,
  }),
  details: {
    logisticsDriver: relatedRows('A driver of a company', driverRowSchema),
    logisticsPayout: relatedRows('A payout of a company', payoutRowSchema),
    ...notedEntries,
  },
  ...partnerRequests,
})
export type Company = RowOf<typeof companyResource>

export const companySearch = listSearch(companyResource)
