import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { Skeleton } from './ui/skeleton'

export interface CellMeta {
  /** The column's width in the table, in rem; those without one share what is left. */
  width?: number
  /** Numbers stand at the right of their column. */
  isNumber?: boolean
  /** Behind `@max-table:`, the cell's place on the card: see ROW. */
  className: string
  /** What holds the place of the cell's content while it loads. */
  skeleton?: ReactNode
}

// Cards stand side by side where there is room for two.
export const BODY =
  'transition-opacity group-aria-busy/table:opacity-60 @max-table:block @xl:@max-table:grid @xl:@max-table:grid-cols-2'
// A card has four columns: the checkbox, what identifies the row, what stands at the right, and the menu's button.
export const ROW =
  'border-b last:border-b-0 @table:h-12 @max-table:grid @max-table:grid-cols-[3rem_minmax(0,1fr)_fit-content(40%)_3.5rem] @max-table:content-start @max-table:items-center @max-table:gap-y-1 @max-table:py-2.5 @xl:@max-table:odd:border-r'
export const SELECT_CELL = 'px-0.5 @max-table:row-start-1 @max-table:px-1'
// Where a finger may miss it by a few pixels.
export const CHECKBOX = 'grid size-control shrink-0 place-items-center select-none'
export const CELL = 'truncate px-1.5 @max-table:px-2'

interface LoadingRowsProps {
  count: number
  columns: readonly { id: string; meta: CellMeta | undefined }[]
}

/** Rows that hold the place of those that come, in their shape. */
export function LoadingRows({ count, columns }: LoadingRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role="row" aria-hidden="true" className={ROW}>
      <td role="cell" className={SELECT_CELL}>
        <span className={CHECKBOX}>
          <Skeleton className="size-4.5" />
        </span>
      </td>
      {columns.map(({ id, meta }) => (
        <td key={id} role="cell" className={cn(CELL, meta?.className)}>
          {meta?.skeleton ?? <Skeleton className="h-4 w-3/5" />}
        </td>
      ))}
    </tr>
  ))
}
