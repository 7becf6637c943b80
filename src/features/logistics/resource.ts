import * as v from 'valibot'
import { listSearchSchema } from '../../api/list.ts'
import { personSchema, relatedRows } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  optionalCount,
  optionalField,
  optionalImage,
  optionalRating,
  optionalText,
  withId,
} from '../../api/response-fields.ts'
import {
  partnerActionNames,
  partnerEntries,
  partnerPatchSchema,
  partnerStatus,
} from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/payout.ts'

export const companyFilters = { status: partnerStatus.filter }

export const companySearch = listSearchSchema(companyFilters)

const companySchema = withId({
  ...partnerEntries,
  states: optionalField(v.array(optionalText)),
  driverCount: optionalCount,
  onlineCount: optionalCount,
  deliveredCount: optionalCount,
  rating: optionalRating,
})
export type Company = v.InferOutput<typeof companySchema>

const driverRowSchema = personSchema({
  image: optionalImage,
  deliveredCount: optionalCount,
  availability: optionalText,
  status: optionalText,
})
export type DriverRow = v.InferOutput<typeof driverRowSchema>

export const companyResource = resource({
  keys: ['logistics', 'logistics'],
  noun: ['company', 'companies'],
  path: '/crm/logistics',
  hasPhones: true,
  filters: companyFilters,
  record: companySchema,
  details: {
    logisticsDriver: relatedRows('A driver of a company', driverRowSchema),
    logisticsPayout: relatedRows('A payout of a company', payoutRowSchema),
  },
  change: partnerPatchSchema,
  actions: partnerActionNames,
})
