import { clsx } from 'clsx'
import { ariaSort, SortButton } from '@/components/list/table/sorting'
import type { RelatedColumn } from '@/components/record/related/related-rows'
import { nextSort, type TableSort } from './sort-rows'

export interface ChartColumn<T> extends Pick<
  RelatedColumn<T>,
  'header' | 'isNumber' | 'className' | 'render'
> {
  /** The value that the rows are sorted by. Null is last. */
  sortBy?: (row: T) => string | number | null
}

/** `hidden` is for screen readers only, beside a chart. `scrolling` replaces the chart. */
const PLACES = {
  open: 'relative overflow-x-auto',
  hidden: 'sr-only',
  scrolling: 'relative max-h-96 overflow-auto',
}

interface ChartTableProps<T> {
  label: string
  place: keyof typeof PLACES
  /** Names are not unique. */
  rows: readonly T[]
  /** The first column is the row header. */
  columns: readonly ChartColumn<T>[]
  sort: TableSort | null
  onSort: (sort: TableSort | null) => void
}

export function ChartTable<T>({ label, place, rows, columns, sort, onSort }: ChartTableProps<T>) {
  const isScrolling = place === 'scrolling'
  return (
    <div
      // A long table scrolls. It needs the focus for the arrow keys.
      role={isScrolling ? 'region' : undefined}
      aria-label={isScrolling ? `Table of ${label.toLowerCase()}` : undefined}
      tabIndex={isScrolling ? 0 : undefined}
      className={PLACES[place]}
    >
      <table aria-label={label} className="w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => {
              const { header, isNumber, sortBy, className } = column
              const order = sort?.header === header && sort.order
              // A hidden button must not get the focus.
              const isSortable = sortBy !== undefined && place !== 'hidden'
              return (
                <th
                  key={header}
                  scope="col"
                  aria-sort={sortBy && ariaSort(order)}
                  className={clsx(
                    'sticky top-0 h-11 bg-head px-2 font-normal whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4',
                    isNumber && 'text-right',
                    className,
                  )}
                >
                  {isSortable ? (
                    <SortButton order={order} onSort={() => onSort(nextSort(column, sort))}>
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className="later:border-t">
          {Array.from(rows, (row, at) => (
            <tr key={at} className="h-10">
              {columns.map(({ header, isNumber, className: own, render }, index) => {
                const className = clsx(
                  'px-2 py-1.5 font-normal first:pl-4 last:pr-4 pointer-coarse:py-2.5',
                  isNumber && 'text-right whitespace-nowrap',
                  own,
                )
                return index === 0 ? (
                  <th
                    key={header}
                    scope="row"
                    className={clsx(className, 'min-w-28 wrap-anywhere')}
                  >
                    {render(row)}
                  </th>
                ) : (
                  <td key={header} translate={isNumber ? 'no' : undefined} className={className}>
                    {render(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
