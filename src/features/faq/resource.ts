import * as v from 'valibot'
import { positionEntry, requiredText } from '../../api/body-fields.ts'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalTimestamp,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'

export const faqStatus = statuses([
  ['published', 'green'],
  ['draft', 'gray'],
])
const audienceOptions = [['all', 'All Audiences'], 'customers', 'vendors', 'drivers'] as const

export const faqFilters = { status: faqStatus.filter, audience: filterOf(audienceOptions) }

const filtersSchema = listSearchSchema(faqFilters)

/** The search params of the page. `dialog` opens the form of a new question, or an action on `faq`. */
export const faqSearch = v.object({
  ...filtersSchema.entries,
  faq: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})

const faqSchema = withId({
  question: optionalText,
  answer: optionalText,
  audience: optionalText,
  position: optionalCount,
  status: optionalText,
  createdAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
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

export const faqResource = resource({
  keys: ['faq', 'faqs'],
  noun: ['question', 'questions'],
  path: '/crm/faq',
  filters: faqFilters,
  record: faqSchema,
  create: faqFormSchema,
  change: faqFormSchema,
  isDeletable: true,
  actions: ['edit', 'delete'],
})
