import { flexRender, useTable } from '@tanstack/react-table'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Printout } from '@/components/ui/printout'
import { scopeLabels } from '@/domain/list-scope'
import { printedSearch } from '@/domain/masks'
import { useIsPrinting } from '@/hooks/use-printing'
import { formatCount, shorten } from '@/lib/format'
import { hasOpenSheet } from '@/lib/overlays'
import type { ListFilters } from './define-list'
import { useOwner } from './filters/use-owner'
import { rangeText } from './list-footer'
import { features } from './table/column'
import type { sortOptions } from './table/sorting'
import type { List } from './use-list'

interface PrintedListProps<TRow extends { id: string }> {
  list: List<TRow>
  filters: ListFilters
  sortChoices: ReturnType<typeof sortOptions>
  /** Replaces a table without rows. */
  empty: ReactNode
}

/** The page's rows on paper, with all columns but phones. A sheet is printed without its list. */
export function PrintedList<TRow extends { id: string }>(props: PrintedListProps<TRow>) {
  const isPrinting = useIsPrinting()
  const { data } = props.list.loaded
  return isPrinting && data && !hasOpenSheet() && <Rows {...props} rows={data.rows} />
}

/** "Page 1 of 36 · 1–20 of 716 orders · Paid · sorted by Total, highest first" */
function useScope<TRow extends { id: string }>({
  list,
  filters,
  sortChoices,
}: Omit<PrintedListProps<TRow>, 'empty'>) {
  const { definition, params, loaded } = list
  const { resource } = definition
  const { page, search } = params.search
  const { totalPages, rowCount, data } = loaded
  const owner = useOwner(resource.module, search, loaded.rows)
  const [, order] = sortChoices.find(([sort]) => sort === params.sort.value) ?? []
  const shown = { page, rowCount, noun: resource.noun, total: data?.total ?? null }
  const pages = totalPages === null ? '' : ` of ${formatCount(totalPages)}`
  return [
    // Without rows, the page has a text that says so.
    ...(rowCount > 0 ? [`Page ${formatCount(page)}${pages}`, rangeText(shown)] : []),
    ...scopeLabels({
      filters: [...params.labels(filters), owner ? `of ${shorten(owner.name ?? owner.id)}` : ''],
      search: owner ? '' : printedSearch(search),
    }),
    ...(order ? [`sorted by ${order}`] : []),
  ].join(' · ')
}

const CELL = 'px-1.5 py-0.5 first:pl-0 last:pr-0'

// In characters. A longer word may be cut into lines.
const MAX_WORD = 24
/** A name with a hyphen is not cut there. */
const isWord = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_WORD && !/\s/.test(value)

function Rows<TRow extends { id: string }>(
  props: PrintedListProps<TRow> & { rows: readonly TRow[] },
) {
  const { list, rows, empty } = props
  const { title, columns } = list.definition
  const scope = useScope(props)
  const table = useTable({
    features,
    // Without the menu of a row.
    columns: columns.filter(({ header, meta }) => typeof header === 'string' && !meta?.isUnprinted),
    data: rows,
    getRowId: ({ id }) => id,
  })
  const hasTwoLines = columns.some(({ meta }) => meta?.hasTwoLines)
  return (
    <Printout isWide title={title} scope={scope}>
      {rows.length === 0 ? (
        empty
      ) : (
        <table
          data-two-lines={hasTwoLines || undefined}
          className="group/table w-full text-left text-sm"
        >
          <thead>
            <tr className="border-b">
              {table.getAllLeafColumns().map(({ id, columnDef: { header, meta } }) => (
                <th
                  key={id}
                  scope="col"
                  className={clsx(
                    CELL,
                    'align-bottom text-muted-foreground',
                    meta?.isNumber && 'text-right',
                  )}
                >
                  {String(header)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="later:border-t">
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    className={clsx(
                      CELL,
                      'align-top',
                      cell.column.columnDef.meta?.isNumber && 'text-right',
                      (cell.column.columnDef.meta?.isNumber || isWord(cell.getValue())) &&
                        'whitespace-nowrap',
                    )}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Printout>
  )
}
