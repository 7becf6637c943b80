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
      'Only the fields that change: what is not in the body stays as it is. A position counts from 1 without gaps within its audience: the others are numbered again, also after a creation, a deletion and a new audience, and one past the end is the last. "Move up" and "Move down" send the position if the last response announced "move" in `capabilities.actions`, and only from a list without a search, a sort or a filter but `audience`.',
  },
  examples: { createFaq: question, changeFaq: { answer: 'Enter its code below the total.' } },
  positions: { within: 'audience' },
  fields: faqFields,
  optional: ['createdAt'],
})
