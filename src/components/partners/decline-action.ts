import { Ban } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import type { QuestionAction } from '@/components/actions/record-action'

const FINAL = 'This action cannot be undone.'

interface DeclineAction {
  applicant: string
  isPending: boolean
  isDeclined: boolean
  request: RecordRequest
}

/** Refuses somebody who has applied. */
export const declineAction = ({
  applicant,
  isPending,
  isDeclined,
  request,
}: DeclineAction): QuestionAction => ({
  kind: 'question',
  label: 'Decline',
  icon: Ban,
  isAnnounced: true,
  isAllowed: isPending,
  isDestructive: true,
  question: `Decline ${applicant}? ${FINAL}`,
  answer: {
    kind: 'reason',
    presets: ['Papers not valid', 'Papers missing', 'Outside our area', 'Duplicate'],
  },
  request,
  many: { done: 'declined', consequence: FINAL, isDone: () => isDeclined },
})
