import * as v from 'valibot'
import { positionEntry, requiredText } from '../../lib/form-entries.ts'
import type { ModuleDefinition } from '../../lib/module.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
  optionalText,
} from '../../lib/response-fields.ts'
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

export const MAX_QUESTION = 200
export const MAX_ANSWER = 2000

/** The body of `POST /crm/faq` and `PATCH /crm/faq/{id}`. */
export const faqFormSchema = v.strictObject({
  question: requiredText('Question', MAX_QUESTION),
  answer: requiredText('Answer', MAX_ANSWER),
  audience: v.picklist(['customers', 'vendors', 'drivers'], 'Choose an audience'),
  position: positionEntry,
  status: v.picklist(['published', 'draft'], 'Choose a status'),
})

export const faqList = {
  noun: ['question', 'questions'],
  fields: ['faq', 'faqs'],
  path: '/crm/faq',
  filters: faqFilters,
  record: faqSchema,
  create: faqFormSchema,
  change: faqFormSchema,
  isDeletable: true,
} satisfies ModuleDefinition
