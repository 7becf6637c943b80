import { fields } from '../../domain/field.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import { faqAudiences, faqStatus, type Faq } from './resource.ts'

export const faqName = ({ question, id }: Faq) => shorten(question ?? id)

export const faqFields = fields<Faq>()({
  question: { label: 'Question', kind: 'text', get: faqName, card: 'top' },
  audience: {
    label: 'Audience',
    kind: 'text',
    get: ({ audience }) => capitalize(faqAudiences.labelOf(audience) ?? ''),
    card: 'middle',
    width: 5,
  },
  position: { label: 'Position', kind: 'count', card: 'middleEnd', width: 5.5, isLabelled: true },
  status: { label: 'Status', kind: 'status', statuses: faqStatus, card: 'bottomEnd', width: 6.25 },
  updatedAt: {
    label: 'Updated',
    kind: 'timestamp',
    card: 'bottom',
    isLabelled: true,
    hiddenBelow: 'medium',
  },
  answer: { label: 'Answer', kind: 'text', isExported: true },
})
