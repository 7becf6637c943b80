import { Check, Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRequest } from '@/api/requests'
import type { PaperConcerns } from '@/domain/paper'
import { capitalize } from '@/lib/format'
import type { QuestionAction } from './record-action'

/**
 * What an applicant must have, by name. Null if there is none: "No bank account". Undefined if the
 * response does not have the field.
 */
type Requirements = Readonly<Record<string, object | string | null | undefined>>

/** What an application does not have. */
export interface Application {
  /** One line each: "No bank account". */
  concerns: readonly string[]
  /** A summary for the row of a list: "2 papers are pending, no bank account". */
  summary: string
  /** The names of fields that the response does not have: "bank account". */
  unknown: readonly string[]
}

export function applicationOf(
  requirements: Requirements,
  { lines, counts }: PaperConcerns = { lines: [], counts: [] },
): Application {
  const names = Object.keys(requirements)
  const missing = names.filter((name) => requirements[name] === null)
  const [first = '', ...others] = [...counts, ...missing.map((name) => `no ${name}`)]
  return {
    concerns: [...lines, ...missing.map((name) => `No ${name}`)],
    summary: [capitalize(first), ...others].join(', '),
    unknown: names.filter((name) => requirements[name] === undefined),
  }
}

interface ApproveAction {
  isPending: boolean
  isApproved: boolean
  question: string
  /** The consequence for many applicants. */
  consequence: string
  application: Application
  facts: ReactNode
  request: RecordRequest
}

/** Approves a pending applicant. The dialog lists the concerns first. */
export function approveAction(options: ApproveAction): QuestionAction {
  const { isPending, isApproved, question, consequence, application, facts, request } = options
  const { concerns, summary, unknown } = application
  const names = unknown.join(', ')
  return {
    kind: 'question',
    label: 'Approve',
    icon: Check,
    isAllowed: isPending,
    isPrimary: true,
    ask: {
      question,
      concerns,
      warning: names && `Not known from this backend: ${names}.`,
      facts,
    },
    request,
    isDone: () => isApproved,
    many: {
      done: 'approved',
      consequence,
      ...(names && { unchecked: `Not in the list, so looked up for each: ${names}.` }),
      obstacle: isPending && summary,
    },
  }
}

const FINAL = 'This action cannot be undone.'

interface DeclineAction {
  applicant: string
  isPending: boolean
  isDeclined: boolean
  facts: ReactNode
  request: RecordRequest
}

/** Declines a pending applicant. */
export const declineAction = ({
  applicant,
  isPending,
  isDeclined,
  facts,
  request,
}: DeclineAction): QuestionAction => ({
  kind: 'question',
  label: 'Decline',
  icon: Ban,
  needsAnnouncement: true,
  isAllowed: isPending,
  isDestructive: true,
  ask: {
    question: `Decline ${applicant}? ${FINAL}`,
    facts,
    reasons: ['Papers not valid', 'Papers missing', 'Outside our area', 'Duplicate'],
  },
  request,
  isDone: () => isDeclined,
  many: { done: 'declined', consequence: FINAL },
})
