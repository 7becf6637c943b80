import * as v from 'valibot'
import { positionEntry, requiredText } from '../../api/body-fields.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { faqList } from './schema.ts'

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
