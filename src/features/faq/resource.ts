import * as v from 'valibot'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { positionEntry, requiredText } from '../../domain/body-fields.ts'
import { choices } from '../../domain/choices.ts'
import {
  optionalCount,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'

export const faqStatus = statuses([
  ['published', 'green'],
  ['draft', 'gray'],
])
export const faqAudiences = choices(['customers', 'vendors', 'drivers'])

export const MAX_QUESTION = 200
export const MAX_ANSWER = 2000

export const faqBody = v.strictObject({
  question: requiredText('Question', MAX_QUESTION),
  answer: requiredText('Answer', MAX_ANSWER),
  audience: v.picklist(faqAudiences.values, 'Choose an audience'),
  position: positionEntry,
  status: v.picklist(faqStatus.names, 'Choose a status'),
})

export const faqResource = resource({
  keys: ['faq', 'faqs'],
  noun: ['question', 'questions'],
  module: 'faq',
  path: '/crm/faq',
  filters: { status: faqStatus.filter, audience: faqAudiences.filter('All Audiences') },
  record: withId({
    question: optionalText,
    answer: optionalText,
    audience: optionalText,
    position: optionalCount,
    status: optionalText,
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
  }),
  create: faqBody,
  // Only the fields that change.
  change: v.partial(faqBody),
  isDeletable: true,
  actions: ['edit', 'moveUp', 'moveDown', 'hide', 'publish', 'delete'],
  needs: { moveUp: ['edit'], moveDown: ['edit'], hide: ['edit'], publish: ['edit'] },
  permissions: ['create'],
})
export type Faq = RowOf<typeof faqResource>

export const faqSearch = pageSearch(faqResource, ['create'])
