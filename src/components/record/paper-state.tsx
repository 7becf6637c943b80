import { StatusBadge } from '@/components/fields/status-badge'
import { paperDate, paperName, paperStatus, type Paper, type WithPapers } from '@/domain/paper'
import { useToday } from '@/hooks/use-now'
import type { Fact } from './facts'

export function PaperExpiry({ expiresAt }: Pick<Paper, 'expiresAt'>) {
  const today = useToday()
  if (!expiresAt) return null
  const { text, isPast, note } = paperDate(expiresAt, today)
  return (
    <span key={text} className={isPast ? 'text-red' : ''}>
      <span>{text}</span>
      {note && <span className="text-orange">{`, ${note}`}</span>}
    </span>
  )
}

export const PaperState = ({ status, expiresAt }: Pick<Paper, 'expiresAt' | 'status'>) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-near">
    <StatusBadge status={status} of={paperStatus} />
    <PaperExpiry expiresAt={expiresAt} />
  </span>
)

/** The state of each paper, in a question about whose they are. */
export const paperFacts = ({ documents }: WithPapers): readonly Fact<unknown>[] =>
  (documents ?? []).map((paper) => ({
    label: paperName(paper),
    render: () => <PaperState {...paper} />,
  }))
