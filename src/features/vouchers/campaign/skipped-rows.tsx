import { Download, TriangleAlert } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { saveCsv, toCsv } from '@/lib/csv'
import { formatCount, formatQuantity } from '@/lib/format'
import { EMAIL_COLUMN, NAME_COLUMN, type SkippedRow } from './read-campaign'

// As many as somebody reads. The others are counted.
const MAX_SHOWN = 200

/** The columns of a campaign's file first, so that the rows can be corrected and uploaded. */
function csvOf(rows: readonly SkippedRow[]) {
  return toCsv(
    [EMAIL_COLUMN, NAME_COLUMN, 'Row', 'Reason'],
    rows.map(({ email, name, row, reason }) => [email, name, row, reason]),
  )
}

interface SkippedRowsProps {
  rows: readonly SkippedRow[]
  /** The name of the campaign's file. */
  fileName: string
}

/** The rows of a campaign's file that will not be rewarded, and why. */
export function SkippedRows({ rows, fileName }: SkippedRowsProps) {
  const more = rows.length - MAX_SHOWN
  if (rows.length === 0) return null
  return (
    <div className="rounded-md border border-orange/40 bg-orange/10">
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-1 pl-3">
        <p className="flex items-center gap-2.5 py-2.5 text-orange">
          <Icon of={TriangleAlert} className="size-4.5 shrink-0" />
          {formatQuantity(rows.length, 'row', 'rows')} skipped
        </p>
        <Button
          variant="ghost"
          // Below the count on a phone, and in line with it.
          className="max-sm:-ml-4"
          onClick={() => saveCsv(fileName.replace(/\.csv$/i, ' (skipped).csv'), csvOf(rows))}
        >
          <Icon of={Download} />
          Download skipped rows
        </Button>
      </div>
      <ul
        aria-label="Skipped rows"
        // It scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className="max-h-44 divide-y divide-orange/25 overflow-y-auto border-t border-orange/40"
      >
        {rows.slice(0, MAX_SHOWN).map(({ row, reason }) => (
          <li key={row} className="flex gap-3 px-3 py-1.5">
            <span className="w-24 shrink-0 max-sm:w-20">Row {formatCount(row)}</span>
            <span className="line-clamp-3 min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
        {more > 0 && <li className="px-3 py-1.5">and {formatCount(more)} more</li>}
      </ul>
    </div>
  )
}
