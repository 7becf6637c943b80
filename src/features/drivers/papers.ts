import type { PaperConcerns } from '@/components/actions/application'
import { daysUntil, formatDay } from '@/domain/format-dates'
import { statuses, statusKey } from '@/domain/status'
import { formatQuantity, shorten } from '@/lib/format'
import type { Paper } from './resource'

const NOTICE_DAYS = 30

export const paperStatus = statuses([
  ['pending', 'yellow'],
  ['approved', 'green'],
  ['rejected', 'red'],
  ['expired', 'red'],
])

export const paperName = ({ type }: Paper) => shorten(type ?? 'Paper')

/** "expired", "expires in 12 days". Null if the day is too far away to matter. */
export function paperExpiry(day: string, today: string) {
  const days = daysUntil(day, today)
  if (days < 0) return 'expired'
  if (days > NOTICE_DAYS) return null
  return days === 0 ? 'expires today' : `expires in ${formatQuantity(days, 'day', 'days')}`
}

const kinds = [
  ['pending', 'paper is pending', 'papers are pending'],
  ['expired', 'paper has expired', 'papers have expired'],
  ['expiring', 'paper expires within 30 days', 'papers expire within 30 days'],
  ['rejected', 'paper is rejected', 'papers are rejected'],
  ['other', 'paper has another status', 'papers have another status'],
] as const

type Concern = readonly [kind: (typeof kinds)[number][0], text: string]

/** Why a paper is not in order. Null if it is in order. */
function concernOf(paper: Paper, today: string): Concern | null {
  const { status, expiresAt } = paper
  const expiry = expiresAt && paperExpiry(expiresAt, today)
  if (paperStatus.is(paper, 'rejected')) return ['rejected', 'rejected']
  if (expiresAt && expiry === 'expired') return ['expired', `expired on ${formatDay(expiresAt)}`]
  if (paperStatus.is(paper, 'expired')) return ['expired', 'expired']
  if (paperStatus.is(paper, 'pending')) return ['pending', 'pending']
  if (!paperStatus.is(paper, 'approved'))
    return ['other', status ? shorten(statusKey(status)) : 'no status']
  return expiry ? ['expiring', expiry] : null
}

export function paperConcerns(papers: readonly Paper[], today: string): PaperConcerns {
  const found = papers.flatMap((paper) => {
    const concern = concernOf(paper, today)
    return concern ? [{ kind: concern[0], line: `${paperName(paper)}: ${concern[1]}` }] : []
  })
  return {
    lines: found.map(({ line }) => line),
    counts: kinds.flatMap(([kind, one, many]) => {
      const { length } = found.filter((concern) => concern.kind === kind)
      return length > 0 ? [formatQuantity(length, one, many)] : []
    }),
  }
}
