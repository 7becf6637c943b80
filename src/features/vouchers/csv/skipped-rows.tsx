import { Download, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toCsv } from '@/lib/csv/to-csv'
import { formatCount, formatQuantity } from '@/lib/format'
import { saveFile } from '@/lib/save-file'

// The other rows are only counted. The download contains all of them.
const MAX_VISIBLE = 200

export interface SkippedRow {
  /** The number of the row's first line in a text editor. */
  row: number
  reason: string
  /** The values of the columns, followed by values beyond the last column of the file. */
  cells: readonly string[]
}

/**
 * A file with the skipped rows, to be corrected and uploaded. Values beyond the last column stay
 * there: the row is skipped again until somebody moves them into their columns.
 */
export const skippedFile = (columns: readonly string[], rows: readonly SkippedRow[]) =>
  toCsv(
    [...columns, 'Row', 'Reason'],
    rows.map(({ cells, row, reason }) => [
      ...columns.map((_, index) => cells[index] ?? ''),
      row,
      reason,
      ...cells.slice(columns.length),
    ]),
  )

interface SkippedRowsProps {
  rows: readonly SkippedRow[]
  /** The name of the file. */
  fileName: string
  /** The columns of the file. The corrected rows are uploaded with them. */
  columns: readonly string[]
}

export function SkippedRows({ rows, fileName, columns }: SkippedRowsProps) {
  const hiddenCount = rows.length - MAX_VISIBLE
  if (rows.length === 0) return null
  const save = () =>
    saveFile(fileName.replace(/\.csv$/i, ' (skipped).csv'), skippedFile(columns, rows))
  return (
    <div className="rounded-md border border-orange/40 bg-orange/10">
      <div className="flex flex-wrap items-center justify-between gap-x-near pr-1 pl-3">
        <p className="flex items-center gap-near py-2.5 text-orange">
          <TriangleAlert className="size-4.5 shrink-0" />
          <span>{`${formatQuantity(rows.length, 'row', 'rows')} skipped`}</span>
        </p>
        <Button
          variant="ghost"
          // On a phone, the button wraps below the count and aligns with it.
          className="max-sm:-ml-4"
          onClick={save}
        >
          <Download />
          Download skipped rows
        </Button>
      </div>
      <ul
        aria-label="Skipped rows"
        // Focusable, so that keyboard users can scroll it.
        tabIndex={0}
        className="max-h-44 overflow-y-auto border-t border-orange/40 later:border-t later:border-orange/25"
      >
        {rows.slice(0, MAX_VISIBLE).map(({ row, reason }) => (
          <li key={row} className="flex gap-near px-3 py-1.5">
            <span className="w-24 shrink-0 max-sm:w-20">{`Row ${formatCount(row)}`}</span>
            <span className="line-clamp-3 min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li className="px-3 py-1.5">{`and ${formatCount(hiddenCount)} more`}</li>
        )}
      </ul>
    </div>
  )
}
