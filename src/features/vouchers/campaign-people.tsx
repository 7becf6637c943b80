import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatCount } from '@/lib/format'
import type { LeftOutLine } from './read-campaign'

// As many as somebody reads; the others are counted.
const MOST_LINES = 200

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

export function PeopleFound({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-green-50 px-3 py-2.5 text-green-900">
      <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
      {counted(count, 'person', 'people')} found
    </p>
  )
}

/** The lines of a campaign's file that will not be rewarded, and why. */
export function LinesLeftOut({ lines }: { lines: readonly LeftOutLine[] }) {
  const more = lines.length - MOST_LINES
  if (lines.length === 0) return null
  return (
    <div className="rounded-md border border-amber-300 bg-amber-50 text-amber-950">
      <p className="flex items-center gap-2.5 px-3 py-2.5">
        <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {counted(lines.length, 'line', 'lines')} left out
      </p>
      <ul
        aria-label="Lines left out"
        // It scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className="max-h-44 divide-y divide-amber-200 overflow-y-auto border-t border-amber-300"
      >
        {lines.slice(0, MOST_LINES).map(({ line, reason }) => (
          <li key={line} className="flex gap-3 px-3 py-1.5">
            <span className="w-24 shrink-0">Line {formatCount(line)}</span>
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
        {more > 0 && <li className="px-3 py-1.5">and {formatCount(more)} more</li>}
      </ul>
    </div>
  )
}
