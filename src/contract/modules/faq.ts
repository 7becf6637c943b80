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
    changeFaq:
      'All fields of the form, the status alone, or the position alone. A position counts from 1 without gaps within its audience: the others are numbered again, also after a creation and a deletion, and one past the end is the last. The position alone is sent if the last response announced "move" in `capabilities.actions`.',
  },
  examples: { createFaq: question, changeFaq: question },
  positions: { within: 'audience' },
  fields: faqFields,
  optional: ['createdAt'],
})
