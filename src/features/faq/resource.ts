import * as v from 'valibot'
import { positionEntry, requiredText } from '../../api/body-fields.ts'
import { choice, listSearchSchema } from '../../api/list.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'published', 'draft'] as const
const audienceOptions = [['all', 'All Audiences'], 'customers', 'vendors', 'drivers'] as const

export const faqFilters = { status: choice(statusOptions), audience: choice(audienceOptions) }

const filtersSchema = listSearchSchema(faqFilters)

/** The search params of the page. `dialog` opens the form of a new question, or an action on `faq`. */
export const faqSearchSchema = v.object({
  ...filtersSchema.entries,
  faq: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})

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

/** The list with the requests that change it. Its page does not need their bodies. */
export const faqModule = {
  ...faqList,
  create: faqFormSchema,
  change: faqFormSchema,
  isDeletable: true,
} satisfies ModuleDefinition
