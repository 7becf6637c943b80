import { clsx } from 'clsx'
import { useState } from 'react'
import { Pagination } from './pagination'
import { rangeText, type ShownRange } from './range-text'

interface ListFooterProps extends ShownRange {
  totalPages: number | null
  isPlaceholder: boolean
  onTurn: (by: 1 | -1) => void
}

export function ListFooter(props: ListFooterProps) {
  const { page, pageSize, rowCount, totalPages, isPlaceholder, onTurn } = props
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
      <p
        role="status"
        className={clsx(
          'truncate pl-1.5 text-sm text-muted-foreground transition-opacity max-sm:sr-only',
          isPlaceholder && 'opacity-60',
        )}
      >
        {isEmpty ? '' : range}
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
