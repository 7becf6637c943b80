import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { person, relatedRows } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalField,
  optionalImage,
  optionalRating,
  optionalText,
} from '../../api/response-fields.ts'
import { partnerStatusOptions } from '../../domain/filters.ts'
import { partnerEntries, partnerPatchSchema } from '../../domain/partner.ts'
import { payoutRowSchema } from '../../domain/records.ts'

export const companyFilters = { status: choice(partnerStatusOptions) }

export const companySearchSchema = listSearchSchema(companyFilters)

/*
 * The paths and shapes of the logistics module: this console's proposal. A backend that differs is mapped in this file. Its records
 * are delivery companies.
 */

const companySchema = identified({
  ...partnerEntries,
  states: optionalField(v.array(optionalText)),
  driverCount: optionalCount,
  onlineCount: optionalCount,
  deliveredCount: optionalCount,
  rating: optionalRating,
})
export type Company = v.InferOutput<typeof companySchema>

const driverRowSchema = person({
  image: optionalImage,
  deliveredCount: optionalCount,
  availability: optionalText,
  status: optionalText,
})
export type DriverRow = v.InferOutput<typeof driverRowSchema>

/** The body of `PATCH /crm/logistics/{id}`. */
export const companyPatchSchema = partnerPatchSchema

export const companyList = {
  noun: ['company', 'companies'],
  // "Logistics" has no singular.
  fields: ['logistics', 'logistics'],
  path: '/crm/logistics',
  hasPhones: true,
  filters: companyFilters,
  record: companySchema,
  details: {
    logisticsDriver: relatedRows('A driver of a company', driverRowSchema),
    logisticsPayout: relatedRows('A payout of a company', payoutRowSchema),
  },
  change: companyPatchSchema,
} satisfies ModuleDefinition
