import { faqFields } from '../../features/faq/fields.ts'
import { faqResource } from '../../features/faq/resource.ts'
import { proposedModule } from '../list-module.ts'

const question = {
  question: 'How do I use a voucher?',
  answer: 'Enter its code at checkout.',
  audience: 'customers',
  position: 1,
  status: 'published',
}

export const faq = proposedModule(faqResource, {
  descriptions: {
    listFaqs: 'Ordered by audience, then position. Answers are plain text with line breaks.',
    changeFaq: 'All fields of the form, or the status alone.',
  },
  examples: { createFaq: question, changeFaq: question },
  fields: faqFields,
  optional: ['createdAt'],
})
