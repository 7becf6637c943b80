import { Check, Ban } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import { capitalize } from '@/lib/format'
import type { QuestionAction } from './record-action'

/**
 * What an applicant must have, by its name: "No bank account". Null if there is none, undefined if
 * the response does not tell.
 */
type Requirements = Readonly<Record<string, object | string | null | undefined>>

/** What an applicant lacks. */
export interface Application {
  /** "No bank account": a line each. */
  concerns: readonly string[]
  /** The same for the row of a list: "2 papers are pending, no bank account". */
  summary: string
  /** "bank account": what the response does not have. */
  unknown: readonly string[]
}

export interface PaperConcerns {
  /** "Driver's licence: pending". */
  lines: readonly string[]
  /** "2 papers are pending". */
  counts: readonly string[]
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
