import { Check } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import type { QuestionAction } from '@/components/actions/record-action'
import type { Application } from './application'

interface ApproveAction {
  isPending: boolean
  isApproved: boolean
  question: string
  /** For many applicants. */
  consequence: string
  application: Application
  request: RecordRequest
}

/** Lets somebody in who has applied. What the application lacks has to be read first. */
export function approveAction(options: ApproveAction): QuestionAction {
  const { isPending, isApproved, question, consequence, application, request } = options
  const { concerns, summary, unknown } = application
  const names = unknown.join(', ')
  return {
    kind: 'question',
    label: 'Approve',
    icon: Check,
    isAllowed: isPending,
    isPrimary: true,
    question,
    concerns,
    warning: names && `Not known from this backend: ${names}.`,
    request,
    many: {
      done: 'approved',
      consequence: names
        ? `${consequence} Not in the list, so not checked: ${names}.`
        : consequence,
      obstacle: isPending && summary,
      isDone: () => isApproved,
    },
  }
}
