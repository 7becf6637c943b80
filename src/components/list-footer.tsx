import { useState } from 'react'
import { formatCount } from '@/lib/format'
import { Pagination } from './pagination'

interface ListFooterProps {
  page: number
  pageSize: number
  /** How many rows this page has. */
  rowCount: number
  /** Null where the answer does not say: then there is a next page after every full one. */
  total: number | null
  totalPages: number | null
  isStale: boolean
  /** The pointer or the focus has come near the way to a page. */
  onNear: (page: number) => void
  onPage: (page: number) => void
}

/** Under a list: which rows of how many these are, and the way to the others. */
export function ListFooter(props: ListFooterProps) {
  const { page, pageSize, rowCount, total, totalPages, isStale, onNear, onPage } = props
  const first = (page - 1) * pageSize + 1
  const range = rowCount > 0 ? `${formatCount(first)} to ${formatCount(first + rowCount - 1)}` : '0'
  const now = `${range} of ${formatCount(total)}`
  // While newer rows are on their way it speaks of those that are shown.
  const [shown, setShown] = useState(now)
  if (!isStale && shown !== now) setShown(now)

  const isEmpty = rowCount === 0 && (isStale || page === 1)
  return (
    <div
      className={
        isEmpty
          ? 'sr-only'
          : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-3 sm:px-4'
      }
    >
      {/* Always there, so that screen readers are told when there are rows again. */}
      <p role="status" className="text-muted-foreground max-sm:w-full max-sm:text-center">
        {!isEmpty && shown}
      </p>
      {!isEmpty && (
        <Pagination
          page={page}
          totalPages={totalPages ?? (rowCount < pageSize ? page : page + 1)}
          onNear={onNear}
          onPage={onPage}
        />
      )}
    </div>
  )
}
