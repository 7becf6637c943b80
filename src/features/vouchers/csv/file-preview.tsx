import { clsx } from 'clsx'
import { Caution } from '@/components/ui/caution'
import type { CsvFacts } from '@/lib/csv/rows'
import { formatCount, shorten } from '@/lib/format'

const MAX_SHOWN = 3
const MAX_NAME = 60

export interface PreviewColumn<TRow> {
  name: string
  /** The value as it will be sent, in words. */
  get: (row: TRow) => string
  /** Its values are short and must not be cut: an amount, a day. */
  isShort?: true
}

interface FilePreviewProps<TRow> {
  facts: CsvFacts
  columns: readonly PreviewColumn<TRow>[]
  /** The rows that will be sent. */
  rows: readonly TRow[]
  /** What to check before the rows are sent. */
  notes: readonly string[]
}

/**
 * The first rows. If the encoding was guessed, the first rows with letters beyond ASCII, which show
 * whether the guess is wrong.
 */
function firstRows<TRow>({ rows, columns, facts }: FilePreviewProps<TRow>) {
  const telling: TRow[] = []
  for (const row of facts.isEncodingGuessed ? rows : []) {
    if (columns.some(({ get }) => /[^\p{ASCII}₦—]/u.test(get(row)))) telling.push(row)
    if (telling.length === MAX_SHOWN) break
  }
  return telling.length > 0 ? telling : rows.slice(0, MAX_SHOWN)
}

const nameOf = (name: string) => (name === '' ? '(no name)' : shorten(name, MAX_NAME))

function usedName({ name, column }: CsvFacts['header']['used'][number]) {
  const shown = nameOf(name)
  return shown.toLowerCase() === column.name.toLowerCase() ? shown : `${shown} as ${column.name}`
}

/** How the file was read: its columns, and the first rows as they will be sent. */
export function FilePreview<TRow>(props: FilePreviewProps<TRow>) {
  const { facts, columns, rows, notes } = props
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
          <span translate="no">{used.map(usedName).join(', ')}</span>
        </p>
        {unused.length > 0 && (
          <p
            className="line-clamp-2 wrap-anywhere text-orange"
            title={unused.map(nameOf).join(', ')}
          >
            <span>Not used:</span> <span translate="no">{unused.map(nameOf).join(', ')}</span>
          </p>
        )}
      </div>
      {cautions.length > 0 && <Caution title="Check this first" items={cautions} />}
      {shown.length > 0 && (
        <div className="rounded-md border">
          <table className="w-full text-sm max-sm:block">
            <caption className="border-b px-2 py-1 text-left text-muted-foreground max-sm:block">
              {rows.length > shown.length
                ? `${formatCount(shown.length)} of ${formatCount(rows.length)} rows, as they will be sent`
                : 'The rows as they will be sent'}
            </caption>
            <thead className="max-sm:sr-only">
              <tr className="border-b text-left text-muted-foreground">
                {columns.map(({ name }) => (
                  <th key={name} scope="col" className="px-2 py-1 font-normal whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody translate="no" className="max-sm:block later:border-t">
              {shown.map((row, index) => (
                <tr
                  // The rows of a file never move.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-near max-sm:px-2 max-sm:py-1"
                >
                  {columns.map(({ name, get, isShort }) => (
                    <td
                      key={name}
                      className={clsx(
                        'align-top max-sm:p-0 sm:px-2 sm:py-1',
                        isShort ? 'whitespace-nowrap sm:w-px' : 'sm:min-w-24',
                      )}
                    >
                      <bdi
                        className={clsx(!isShort && 'line-clamp-2 wrap-anywhere')}
                        title={shorten(get(row))}
                      >
                        {shorten(get(row))}
                      </bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
