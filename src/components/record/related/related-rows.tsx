import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FieldCell } from '@/components/fields/field-cell'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import type { Field } from '@/domain/field'
import { formatCount } from '@/lib/format'

export interface RelatedColumn<T> {
  header: string
  isHeaderHidden?: boolean
  isNumber?: boolean
  /** Takes the remaining width of the table. Text that does not fit is cut. */
  isFlexible?: boolean
  /** Layout in the table. On a card (`max-sm:`), `order-*` sets the position in its two columns. */
  className?: string
  /** The width class in a table with `reservedRows`. */
  width?: string
  render: (row: T) => ReactNode
}

interface RelatedRowsProps<T> {
  label: string
  /** Undefined while loading. Null if the response has none. */
  rows: readonly T[] | null | undefined
  columns: readonly RelatedColumn<T>[]
  empty: string
  /**
   * Reserves the height of this many rows and fixes the column widths, to prevent layout shifts.
   */
  reservedRows?: number
}

// In a table, rows are not higher than in a list.
const ROW =
  'sm:h-row max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(50%)] max-sm:items-center max-sm:gap-1 max-sm:py-3 small:px-2'
// On a card, the height of a row with a picture and two links.
const PLACEHOLDER = 'max-sm:min-h-[calc(9.75rem+1px)] max-sm:content-between max-sm:last:min-h-39'
const NUMBER = 'text-right sm:pr-4'
// In a table, the width is limited, because an unbroken status would make the table scroll. On a
// card, links in adjacent cells must not overlap: TEXT_LINK is larger than its line.
const CELL =
  'px-4 small:px-2 max-sm:min-w-0 max-sm:has-[a]:py-2.5 not-first:[&_a]:text-foreground sm:truncate sm:px-1.5 sm:py-1 sm:first:pl-4 sm:last:pr-4'

const NoRows = ({ children }: { children: string }) => (
  <p role="status" className="px-4 py-3 text-center text-muted-foreground">
    {children}
  </p>
)

/**
 * A table of related rows, with skeletons while loading. It fills its panel and has no border. On a
 * phone, each row is a card. The roles are explicit because `display: grid` removes the semantics
 * of a table.
 */
export function RelatedRows<T extends { id: string }>(props: RelatedRowsProps<T>) {
  const { label, rows, columns, empty, reservedRows = 0 } = props
  if (rows === null || rows?.length === 0) {
    return <NoRows>{rows === null ? 'This backend does not provide them.' : empty}</NoRows>
  }
  // Null renders a placeholder.
  const lines: readonly (T | null)[] =
    rows ?? Array.from({ length: Math.max(reservedRows, 1) }, () => null)
  return (
    // `relative` clips the absolutely positioned `sr-only` text inside.
    <div className="relative overflow-x-auto">
      <table
        role="table"
        aria-label={label}
        aria-busy={rows === undefined}
        className={clsx(
          'w-full text-left max-sm:block sm:text-sm',
          reservedRows > 0 && 'sm:table-fixed',
        )}
      >
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="h-8 border-b bg-head text-muted-foreground">
            {columns.map(({ header, isHeaderHidden, isNumber, width }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={clsx(
                  'px-1.5 whitespace-nowrap first:pl-4 last:pr-4',
                  isNumber && NUMBER,
                  reservedRows > 0 && width,
                )}
              >
                {isHeaderHidden ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block later:border-t">
          {lines.map((row, index) => (
            <tr
              key={row?.id ?? index}
              role="row"
              aria-hidden={row === null || undefined}
              className={clsx(ROW, row === null && PLACEHOLDER)}
            >
              {columns.map(({ header, isNumber, isFlexible, className, render }) => (
                <td
                  key={header}
                  role="cell"
                  translate={isNumber ? 'no' : undefined}
                  className={clsx(
                    CELL,
                    isFlexible ? 'sm:w-full sm:max-w-0' : 'sm:max-w-60',
                    isNumber && NUMBER,
                    className,
                  )}
                >
                  {row ? render(row) : <Skeleton className="h-4 w-16" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RelatedPanelProps<T> {
  title: string
  /**
   * Undefined while loading, and if the backend does not send them: then nothing is rendered. Null
   * if they are invalid.
   */
  rows: readonly T[] | null | undefined
  columns: readonly RelatedColumn<T>[]
  empty: string
  /** How many there are. Paper says so if the rows are fewer. */
  total?: number | null | undefined
  link?: ReactNode
}

export function RelatedPanel<T extends { id: string }>(props: RelatedPanelProps<T>) {
  const { title, rows, columns, empty, total, link } = props
  if (rows === undefined) return null
  if (rows?.length === 0) {
    return (
      <Panel
        title={title}
        note={
          <span role="status" className="text-muted-foreground">
            {empty}
          </span>
        }
      />
    )
  }
  return (
    <Panel
      title={title}
      note={
        <>
          {link}
          {rows && total && total > rows.length ? (
            <span translate="no" className="text-muted-foreground not-print:hidden">
              {`${formatCount(rows.length)} of ${formatCount(total)}`}
            </span>
          ) : null}
        </>
      }
    >
      {rows ? (
        <RelatedRows label={title} rows={rows} columns={columns} empty={empty} />
      ) : (
        <NoRows>They could not be read.</NoRows>
      )}
    </Panel>
  )
}

type Look<TRow> = Partial<RelatedColumn<TRow>>

/** Picks fields as columns, in the order of `looks`, which may override labels and cells. */
export function relatedColumns<TRow, TFields extends Readonly<Record<string, Field<TRow>>>>(
  fields: TFields & Readonly<Record<string, Field<TRow>>>,
  looks: { readonly [K in keyof TFields]?: Look<TRow> },
): readonly RelatedColumn<TRow>[] {
  return Object.entries<Look<TRow> | undefined>(looks).flatMap(([key, look]) => {
    const field: Field<TRow> | undefined = fields[key]
    if (!field) return []
    const column = {
      header: field.label,
      isNumber: ['naira', 'count', 'rating'].includes(field.kind),
      render: (row: TRow) => <FieldCell field={field} row={row} />,
    }
    return [{ ...column, ...look }]
  })
}
