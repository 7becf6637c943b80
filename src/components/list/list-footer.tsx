import { useState } from 'react'
import { formatCount } from '@/lib/format'
import { Pagination } from './pagination'

interface ListFooterProps {
  page: number
  pageSize: number
  rowCount: number
  noun: readonly [one: string, many: string]
  /** Null if the response has no count. Then every full page has a next page. */
  total: number | null
  totalPages: number | null
  isPlaceholder: boolean
  onTurn: (by: 1 | -1) => void
}

/** "1–20 of 240", "241 of 241", or "3" if the list has one page. */
function rangeText({ page, pageSize, rowCount, total }: ListFooterProps) {
  const first = (page - 1) * pageSize + 1
  const last = first + rowCount - 1
  if (total === rowCount) return formatCount(total)
  const range = first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`
  return rowCount === 0 || total === null ? range : `${range} of ${formatCount(total)}`
}

export function ListFooter(props: ListFooterProps) {
  const { page, pageSize, rowCount, noun, total, totalPages, isPlaceholder, onTurn } = props
  const text = rangeText(props)
  // Describes the visible rows until others are shown.
  const [range, setRange] = useState(text)
  if (!isPlaceholder && range !== text) setRange(text)

  const isEmpty = rowCount === 0 && (isPlaceholder || page === 1)
  return (
    <div
      className={
        isEmpty
          ? 'sr-only'
          : 'flex items-center justify-between gap-x-near rounded-b-lg border-t bg-card p-1.5 sm:px-3 sm:py-0.5'
      }
    >
      {/* Always rendered, so that screen readers announce new rows. */}
      <p role="status" className="truncate pl-1.5 text-sm text-muted-foreground max-sm:sr-only">
        {!isEmpty && (
          <>
            {range}
            <span> {total === 1 ? noun[0] : noun[1]}</span>
          </>
        )}
      </p>
      {!isEmpty && (
        <Pagination
          page={page}
          totalPages={totalPages ?? (rowCount < pageSize ? page : page + 1)}
          onTurn={onTurn}
        />
      )}
    </div>
  )
}
