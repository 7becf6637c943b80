import { StatusBadge } from '@/components/fields/status-badge'
import { formatShortDay } from '@/domain/format-dates'
import {
  expiredText,
  paperDate,
  paperName,
  paperStatus,
  type Paper,
  type WithPapers,
} from '@/domain/paper'
import { useToday } from '@/hooks/use-now'
import type { Fact } from './facts'

export function PaperExpiry({ expiresAt }: Pick<Paper, 'expiresAt'>) {
  const today = useToday()
  if (!expiresAt) return null
  const { text, isPast, note } = paperDate(expiresAt, today)
  return (
    <span key={text} className={isPast ? 'text-red' : ''}>
      <span>{note ? `${text}, ` : text}</span>
      {note && <span className="whitespace-nowrap text-orange">{note}</span>}
    </span>
  )
}

/** A paper that has expired is no longer approved. */
export function PaperState(paper: Pick<Paper, 'expiresAt' | 'status'>) {
  const { status, expiresAt } = paper
  const today = useToday()
  const isExpired =
    expiresAt !== null &&
    paperDate(expiresAt, today).isPast &&
    paperStatus.is(paper, 'approved', 'expired')
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-near">
      <StatusBadge status={isExpired ? paperStatus.word('expired') : status} of={paperStatus} />
      {isExpired ? (
        <span className="text-red">{formatShortDay(expiresAt)}</span>
      ) : (
        <PaperExpiry expiresAt={expiresAt} />
      )}
    </span>
  )
}

/** "1 paper has expired", beside the status of an applicant. */
export function ExpiredPapers({ documents }: WithPapers) {
  const today = useToday()
  const text = expiredText(documents ?? [], today)
  return (
    text && (
      <span key={text} className="text-sm whitespace-nowrap text-red">
        {text}
      </span>
    )
  )
}

/** The state of each paper, in a question about whose they are. */
export const paperFacts = ({ documents }: WithPapers): readonly Fact<unknown>[] =>
  (documents ?? []).map((paper) => ({
    label: paperName(paper),
    render: () => <PaperState {...paper} />,
  }))
