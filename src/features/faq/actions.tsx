import { Pencil, Trash2 } from 'lucide-react'
import { deletionOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { faqName } from './fields'
import { faqResource, type Faq } from './resource'

const FaqForm = lazyOverlay(() => import('./faq-form'))

export function faqActions(faq: Faq): ActionsOf<typeof faqResource> {
  return {
    edit: {
      kind: 'dialog',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      render: (onClose) => <FaqForm faq={faq} onClose={onClose} />,
    },
    delete: {
      kind: 'question',
      label: 'Delete',
      title: 'Delete question',
      icon: Trash2,
      isAllowed: true,
      isDestructive: true,
      question: `Are you sure you want to delete “${faqName(faq)}”? This action cannot be undone.`,
      request: deletionOf(faqResource, 'Question deleted'),
    },
  }
}
