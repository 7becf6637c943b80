import { Pencil, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { deletionOf, patchOf } from '@/api/requests'
import { moveActions, type Place } from '@/components/actions/move-actions'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { faqFields, faqName } from './fields'
import { faqResource, faqStatus, type Faq } from './resource'

const FaqForm = lazyOverlay(() => import('./faq-form'))

const patch = patchOf(faqResource)

const askedFacts = questionFacts(faqFields, ['audience', 'status', 'answer'], {
  answer: ({ answer }) => answer && <span className="line-clamp-3">{shorten(answer)}</span>,
})

export function faqActions(faq: Faq, place?: Place): ActionsOf<typeof faqResource> {
  const isPublished = faqStatus.is(faq, 'published')
  const state = faq.status ?? ''
  const toDraft = patch('Question hidden', () => ({ status: 'draft' }))
  const toPublished = patch('Question published', () => ({ status: 'published' }))
  return {
    edit: {
      kind: 'form',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      render: (onClose) => <FaqForm faq={faq} onClose={onClose} />,
    },
    ...moveActions({
      label: 'Question',
      position: faq.position,
      place,
      patch,
    }),
    hide: {
      kind: 'request',
      label: 'Hide',
      icon: ToggleLeft,
      isAllowed: isPublished,
      request: toDraft,
      undo: { request: toPublished, state },
      isDone: () => faqStatus.is(faq, 'draft'),
      many: { done: 'hidden' },
    },
    publish: {
      kind: 'request',
      label: 'Publish',
      icon: ToggleRight,
      isAllowed: !isPublished,
      request: toPublished,
      undo: faqStatus.is(faq, 'draft') && { request: toDraft, state },
      isDone: () => isPublished,
      many: { done: 'published' },
    },
    delete: {
      kind: 'question',
      label: 'Delete',
      icon: Trash2,
      isAllowed: true,
      isDestructive: true,
      ask: {
        question: `Are you sure you want to delete “${isolate(faqName(faq))}”? This action cannot be undone.`,
        facts: askedFacts(faq),
        title: 'Delete question',
      },
      request: deletionOf(faqResource, 'Question deleted'),
    },
  }
}
