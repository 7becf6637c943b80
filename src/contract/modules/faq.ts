import { faqResource } from '../../features/faq/resource.ts'
import { proposedModule } from '../list-module.ts'

export const faq = proposedModule('FAQ', faqResource, {
  descriptions: {
    listFaqs: 'Ordered by audience, then position. Answers are plain text with line breaks.',
    changeFaq: 'All fields of the form.',
  },
  columns: {
    question: 'Question',
    audience: 'Audience',
    position: 'Position',
    status: 'Status',
    updatedAt: 'Updated',
  },
  optional: ['createdAt'],
})
