import type * as v from 'valibot'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { faqFilters } from './search.ts'

// The paths and shapes of the FAQ module: this console's proposal. A backend that differs is mapped in this file.

const faqSchema = identified({
  question: optionalText,
  answer: optionalText,
  audience: optionalText,
  position: optionalCount,
  status: optionalText,
  createdAt: optionalMoment,
  updatedAt: optionalMoment,
})
export type Faq = v.InferOutput<typeof faqSchema>

export const faqList = {
  noun: ['question', 'questions'],
  fields: ['faq', 'faqs'],
  path: '/crm/faq',
  filters: faqFilters,
  record: faqSchema,
} satisfies ModuleDefinition
