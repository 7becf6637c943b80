import { labelsOf } from '../../domain/field.ts'
import { faqFields } from '../../features/faq/fields.ts'
import { faqResource } from '../../features/faq/resource.ts'
import { proposedModule } from '../list-module.ts'

export const faq = proposedModule('FAQ', faqResource, {
  descriptions: {
    listFaqs: 'Ordered by audience, then position. Answers are plain text with line breaks.',
    changeFaq: 'All fields of the form.',
  },
  columns: labelsOf(faqFields),
  optional: ['createdAt'],
})
