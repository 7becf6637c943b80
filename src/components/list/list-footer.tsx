import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '@/api/list'
import { useHeld } from '@/hooks/use-held'
import { capitalize, formatCount, formatQuantity } from '@/lib/format'
import { Pagination } from './pagination'

interface ListFooterProps extends ShownRange {
  totalPages: number | null
  isPlaceholder: boolean
  onTurn: (by: 1 | -1) => void
  /** Between the range and the pages. */
  children?: ReactNode
}

export function ListFooter(props: ListFooterProps) {
  const { page, rowCount, totalPages, isPlaceholder, onTurn, children } = props
  const text = rangeText(props)
  // Describes the visible rows until others are shown.
  const range = useHeld(text, !isPlaceholder)

  const isEmpty = rowCount === 0 && (isPlaceholder || page === 1)
  return (
    <div
      className={
        isEmpty
          ? 'sr-only'
          : 'flex items-center justify-between gap-x-near rounded-b-lg border-t bg-card p-1 sm:px-3 sm:py-0.5'
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
      {!isEmpty && <div className="shrink-0 empty:hidden max-sm:order-last">{children}</div>}
      {!isEmpty && (
        <Pagination
          page={page}
          totalPages={totalPages ?? (rowCount < PAGE_SIZE ? page : page + 1)}
          onTurn={onTurn}
        />
      )}
    </div>
  )
}

export interface ShownRange {
  page: number
  /** The number of rows on the page. */
  rowCount: number
  noun: readonly [one: string, many: string]
  /** Null if the response has no count. */
  total: number | null
}

/**
 * Which records a page of a list shows: "1–20 of 240 vouchers", or "3 vouchers" if the list has one
 * page. A total that contradicts the page is left out.
 */
export function rangeText({ page, rowCount, noun, total }: ShownRange) {
  const [one, many] = noun
  const first = (page - 1) * PAGE_SIZE + 1
  const last = first + rowCount - 1
  if (rowCount === 0) {
    return total === null ? `No ${many} on this page` : `0 of ${formatQuantity(total, one, many)}`
  }
  const isWhole = page === 1 && (total === null ? rowCount < PAGE_SIZE : total === rowCount)
  if (isWhole) return formatQuantity(rowCount, one, many)
  const ofTotal = total !== null && total >= last ? ` of ${formatQuantity(total, one, many)}` : ''
  // Alone, "21" would be a count.
  if (first === last) {
    return ofTotal ? `${formatCount(first)}${ofTotal}` : `${capitalize(one)} ${formatCount(first)}`
  }
  return `${formatCount(first)}–${formatCount(last)}${ofTotal || ` ${many}`}`
}
