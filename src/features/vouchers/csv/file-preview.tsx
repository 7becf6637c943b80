import { Caution } from '@/components/ui/caution'
import type { CsvFacts } from '@/lib/csv-rows'
import { formatCount, shorten } from '@/lib/format'

const MAX_SHOWN = 3
const MAX_NAME = 60

interface FilePreviewProps<TRow> {
  facts: CsvFacts
  headers: readonly string[]
  /** The rows that will be sent. */
  rows: readonly TRow[]
  /** The values of a row as they will be sent, under `headers`. */
  toCells: (row: TRow) => readonly string[]
  /** What to check before the rows are sent. */
  notes?: readonly string[]
}

/**
 * The cells of the first rows. If the encoding was guessed, of those with letters beyond ASCII,
 * which show a wrong guess.
 */
function firstRows<TRow>({ rows, toCells, facts }: FilePreviewProps<TRow>) {
  const telling: (readonly string[])[] = []
  for (const row of facts.isEncodingGuessed ? rows : []) {
    const cells = toCells(row)
    if (cells.some((cell) => /[^\p{ASCII}₦—]/u.test(cell))) telling.push(cells)
    if (telling.length === MAX_SHOWN) break
  }
  return telling.length > 0 ? telling : rows.slice(0, MAX_SHOWN).map(toCells)
}

const nameOf = (name: string) => (name === '' ? '(no name)' : shorten(name, MAX_NAME))

function usedName({ name, column }: CsvFacts['header']['used'][number]) {
  const shown = nameOf(name)
  return shown.toLowerCase() === column.name.toLowerCase() ? shown : `${shown} as ${column.name}`
}

/** How a file was read: its columns, and the first rows as they will be sent. */
export function FilePreview<TRow>(props: FilePreviewProps<TRow>) {
  const { facts, headers, rows, notes = [] } = props
  const { header, isEncodingGuessed } = facts
  const { used, unused } = header
  const shown = firstRows(props)
  const cautions = [
    ...notes,
    ...(isEncodingGuessed
      ? ['The file is not in UTF-8: check that letters such as “é” are right below.']
      : []),
  ]
  return (
    <div className="flex flex-col gap-near">
      <div className="text-sm">
        <p className="line-clamp-2 wrap-anywhere">
          <span className="text-muted-foreground">Columns used:</span>{' '}
          <span>{used.map(usedName).join(', ')}</span>
        </p>
        {unused.length > 0 && (
          <p
            className="line-clamp-2 wrap-anywhere text-orange"
            title={unused.map(nameOf).join(', ')}
          >
            <span>Not used:</span> <span>{unused.map(nameOf).join(', ')}</span>
          </p>
        )}
      </div>
      {cautions.length > 0 && <Caution title="Check this first" items={cautions} />}
      {shown.length > 0 && (
        <table className="w-full table-fixed rounded-md border text-sm">
          <caption className="pb-1 text-left text-muted-foreground">
            {rows.length > shown.length
              ? `${formatCount(shown.length)} of ${formatCount(rows.length)} rows, as they will be sent`
              : 'The rows as they will be sent'}
          </caption>
          <thead>
            <tr className="border-b text-left text-muted-foreground">
              {headers.map((name) => (
                <th key={name} scope="col" className="px-2 py-1 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="later:border-t">
            {shown.map((cells, row) => (
              // The rows of a file never move.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                {cells.map((cell, index) => (
                  <td key={headers[index]} className="px-2 py-1 align-top">
                    <bdi
                      translate="no"
                      className="line-clamp-2 wrap-anywhere"
                      title={shorten(cell)}
                    >
                      {shorten(cell)}
                    </bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
