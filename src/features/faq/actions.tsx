import { Pencil, Trash2 } from 'lucide'
import { deleteMutation } from '@/api/requests'
import type { RecordAction } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { faqName } from './labels'
import { faqList, type Faq } from './resource'

const FaqForm = lazyOverlay(() => import('./faq-form'))

const remove = deleteMutation(faqList, 'Question deleted')

export function faqActions(faq: Faq): RecordAction[] {
  return [
    {
      dialog: 'edit',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      render: (onClose) => <FaqForm faq={faq} onClose={onClose} />,
    },
    {
      dialog: 'delete',
      label: 'Delete',
      title: 'Delete question',
      icon: Trash2,
      isAllowed: true,
      isDestructive: true,
      question: `Are you sure you want to delete “${faqName(faq)}”? This action cannot be undone.`,
      mutation: remove,
    },
  ]
}
