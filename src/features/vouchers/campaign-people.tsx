import { CircleCheck, Download, TriangleAlert } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { saveCsv, toCsv } from '@/lib/csv'
import { formatCount } from '@/lib/format'
import { EMAIL_COLUMN, NAME_COLUMN, type LeftOutLine } from './read-campaign'

// As many as somebody reads; the others are counted.
const MOST_LINES = 200

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

export function PeopleFound({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-green/10 px-3 py-2.5 text-green">
      <Icon of={CircleCheck} className="size-4.5 shrink-0" />
      {counted(count, 'person', 'people')} found
    </p>
  )
}

/** In the shape of the file that they were left out of, so that they can be mended there and chosen in their turn. */
function csvOf(lines: readonly LeftOutLine[]) {
  return toCsv(
    [EMAIL_COLUMN, NAME_COLUMN, 'Line', 'Reason'],
    lines.map(({ email, name, line, reason }) => [email, name, line, reason]),
  )
}

interface LinesLeftOutProps {
  lines: readonly LeftOutLine[]
  /** The name of the file that they stand in. */
  fileName: string
}

/** The lines of a campaign's file that will not be rewarded, and why. */
export function LinesLeftOut({ lines, fileName }: LinesLeftOutProps) {
  const more = lines.length - MOST_LINES
  if (lines.length === 0) return null
  return (
    <div className="rounded-md border border-orange/40 bg-orange/10">
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-1 pl-3">
        <p className="flex items-center gap-2.5 py-2.5 text-orange">
          <Icon of={TriangleAlert} className="size-4.5 shrink-0" />
          {counted(lines.length, 'line', 'lines')} left out
        </p>
        <Button
          variant="ghost"
          onClick={() => saveCsv(fileName.replace(/\.csv$/i, ' (left out).csv'), csvOf(lines))}
        >
          <Icon of={Download} />
          Download them
        </Button>
      </div>
      <ul
        aria-label="Lines left out"
        // It scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className="max-h-44 divide-y divide-orange/25 overflow-y-auto border-t border-orange/40"
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
