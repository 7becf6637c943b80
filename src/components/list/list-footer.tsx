import { useState } from 'react'
import { formatCount } from '@/lib/format'
import { Pagination } from './pagination'

interface ListFooterProps {
  page: number
  pageSize: number
  /** How many rows this page has. */
  rowCount: number
  /** The noun of the rows: "voucher", "vouchers". */
  noun: readonly [one: string, many: string]
  /** Null if the response has none: then there is a next page after every full one. */
  total: number | null
  totalPages: number | null
  isPlaceholder: boolean
  /** The pointer or the focus is on the button of a page. */
  onNear: (page: number) => void
  /** Turns this many pages, back if negative. */
  onTurn: (by: 1 | -1) => void
}

/** "1–20 of 240", "241 of 241", "3" for a list that has no other page. */
function rangeText({ page, pageSize, rowCount, total }: ListFooterProps) {
  const first = (page - 1) * pageSize + 1
  const last = first + rowCount - 1
  if (total === rowCount) return formatCount(total)
  const range = first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`
  return rowCount === 0 || total === null ? range : `${range} of ${formatCount(total)}`
}

/** Below a list: which rows are shown, and the other pages. It stays at the bottom of the window, under the pointer. */
export function ListFooter(props: ListFooterProps) {
  const { page, pageSize, rowCount, noun, total, totalPages, isPlaceholder, onNear, onTurn } = props
  const text = rangeText(props)
  // It describes the rows that are shown, until newer ones are.
  const [shown, setShown] = useState(text)
  if (!isPlaceholder && shown !== text) setShown(text)

  const isEmpty = rowCount === 0 && (isPlaceholder || page === 1)
  return (
    <div
      className={
        isEmpty
          ? 'sr-only'
          : 'flex items-center justify-between gap-x-2 rounded-b-lg border-t bg-card p-1.5 sm:px-3 sm:py-1'
      }
    >
      {/* Always rendered, so that screen readers announce new rows. */}
      <p role="status" className="truncate pl-1.5 text-sm text-muted-foreground max-sm:sr-only">
        {!isEmpty && (
          <>
            {shown}
            <span> {total === 1 ? noun[0] : noun[1]}</span>
          </>
        )}
      </p>
      {!isEmpty && (
        <Pagination
          page={page}
          totalPages={totalPages ?? (rowCount < pageSize ? page : page + 1)}
          onNear={onNear}
          onTurn={onTurn}
        />
      )}
    </div>
  )
}
