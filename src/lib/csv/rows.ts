import Papa from 'papaparse'
import { formatCount, shorten } from '@/lib/format'
import { cleanLine, cleanText } from '@/lib/visible-text'
import { detectEncoding, hasUtf8Characters, readText } from './file-text'
import { findHeader, type CsvColumn, type CsvHeader } from './header'
import { findCutValue, findProblem, type CsvLayout } from './problems'
import { readField } from './to-csv'

// In characters. A longer row means an unclosed quote or a binary file. Papa's parsing time grows
// with the square of its length.
const MAX_ROW_LENGTH = 16 * 1024
const DELIMITERS = [',', ';', '\t', '|']
// The first line that tells Excel the delimiter: "sep=;".
const DELIMITER_LINE = /^[^\S\n]*"?sep=(\\t|\t|[^\w\s"])"?[,;\t ]*(?:\n|$)/i

/** The message explains why the file cannot be used. */
export class CsvFileError extends Error {
  override name = 'CsvFileError'
}

export interface ReadCsvOptions {
  signal: AbortSignal
  /** Called with the fraction of the file that was read, from 0 to 1. */
  onProgress: (progress: number) => void
}

/** A row below the header that is not blank. */
export interface CsvRow<TColumn extends string> {
  /** The number of the row's first line in a text editor. */
  row: number
  /** The values as the file writes them, without invisible characters. */
  fields: readonly string[]
  delimiter: string
  /** The index of the column, or -1 if the file does not have it. */
  indexOf: (column: TColumn) => number
  /** The text of a column on one line. "" if the file does not have the column. */
  cell: (column: TColumn) => string
  /** Why the row cannot be read, or "". */
  problem: string
  /** A value that a comma may have cut: "Obi, Ada". "" if there is none. */
  cutValue: string
  /** The values beyond the last column. */
  extra: readonly string[]
}

interface Source<TColumn extends string> {
  columns: readonly CsvColumn<TColumn>[]
  /** Whether the first row has the columns that the file needs. */
  isHeader: (found: readonly TColumn[]) => boolean
  /** Says which columns the file needs. */
  missingColumns: string
  isRow: CsvLayout<TColumn>['isRow']
  /** Called for each row that is not blank, in order. */
  add: (row: CsvRow<TColumn>) => void
}

/** How a file was read, for a person to check. */
export interface CsvFacts<TColumn extends string = string> {
  header: CsvHeader<TColumn>
  /** The encoding is a guess: the file is not UTF-8, and has no mark of another encoding. */
  isEncodingGuessed: boolean
}

// The header of an empty file.
const noHeader = { used: [], unused: [], width: 0, repeated: [] }

function headerOf<TColumn extends string>(
  row: readonly string[],
  { columns, isHeader }: Source<TColumn>,
) {
  const header = findHeader(row, columns)
  return isHeader(header.used.map(({ column }) => column.name)) ? header : null
}

/**
 * Returns the delimiter that finds most columns in the first row with text. Excel writes ";" in
 * much of Europe.
 */
function findDelimiter<TColumn extends string>(
  text: string,
  source: Source<TColumn>,
  declared: readonly string[],
) {
  // Limited, because each delimiter would otherwise parse a file of blank lines to its end.
  const start = text.slice(0, MAX_ROW_LENGTH)
  const counts = [...declared, ...DELIMITERS].map((delimiter) => {
    let first: string[] = []
    Papa.parse<string[]>(start, {
      delimiter,
      newline: '\n',
      step: ({ data }, parser) => {
        first = data
        // A row with only commas and semicolons is blank.
        if (data.some((field) => /[^\s,;]/.test(field))) parser.abort()
      },
    })
    return { delimiter, count: headerOf(first, source)?.used.length ?? 0 }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  return most === 0 ? undefined : counts.find(({ count }) => count === most)?.delimiter
}

function countLineBreaks(text: string) {
  return text.split('\n').length - 1
}

/** Returns the index of the first line that is too long for the parser, or -1. */
function findLongLine(text: string) {
  return text.split('\n').findIndex((line) => line.length > MAX_ROW_LENGTH)
}

function rowTooLong(row: number) {
  return new CsvFileError(
    `Row ${formatCount(row)} is too long. Check for an unclosed quotation mark.`,
  )
}

const quoted = (name: string) => `“${shorten(name, 60)}”`

/** Refuses a header with a column more than once, because it is unclear which one is meant. */
function checkRepeated<TColumn extends string>({ repeated }: CsvHeader<TColumn>) {
  const [first] = repeated
  if (!first) return
  const names = [...new Set(first.names)]
  throw new CsvFileError(
    names.length === 1
      ? `The column ${names.map(quoted).join('')} is there ${first.names.length === 2 ? 'twice' : `${first.names.length} times`}. Keep one of them.`
      : `The columns ${names.map(quoted).join(' and ')} are both read as ${quoted(first.column)}. Keep one of them.`,
  )
}

/** Passes the rows below the header to `source.add`. */
function createCollector<TColumn extends string>(source: Source<TColumn>) {
  let found: CsvLayout<TColumn> | null = null
  return {
    add(fields: readonly string[], row: number, delimiter: string) {
      const clean = fields.map(cleanText)
      if (clean.every((field) => field === '')) return
      if (found === null) {
        // `findDelimiter` has found the header. The rows above it contain only other delimiters.
        const header = headerOf(fields, source)
        if (!header) return
        checkRepeated(header)
        found = { header, names: fields, delimiter, isRow: source.isRow }
        return
      }
      const { used, width } = found.header
      const indexOf = (name: TColumn) =>
        used.find(({ column }) => column.name === name)?.index ?? -1
      source.add({
        row,
        fields: clean,
        delimiter,
        indexOf,
        cell: (name) => readField(cleanLine(clean[indexOf(name)] ?? '')),
        problem: findProblem(clean, found),
        cutValue: findCutValue(fields, found),
        extra: clean.slice(width, clean.findLastIndex((field) => field !== '') + 1).map(readField),
      })
    },
    header: () => found?.header,
  }
}

interface ReadAs {
  encoding: string
  isTolerant: boolean
}

async function readAs<TColumn extends string>(
  file: File,
  source: Source<TColumn>,
  as: ReadAs,
  { signal, onProgress }: ReadCsvOptions,
) {
  const collector = createCollector(source)
  let rest = ''
  let row = 1
  let delimiter: string | undefined
  let isStart = true
  for await (const { text, share, isLast } of readText(file, { ...as, signal })) {
    let input = rest + text
    const longLine = findLongLine(input)
    if (longLine !== -1) throw rowTooLong(row + longLine)
    const [line, declared] = (isStart && DELIMITER_LINE.exec(input)) || []
    isStart = false
    if (line !== undefined) {
      input = input.slice(line.length)
      row += countLineBreaks(line)
    }
    delimiter ??= findDelimiter(
      input,
      source,
      declared === undefined ? [] : [declared.replace('\\t', '\t')],
    )
    if (delimiter === undefined) throw new CsvFileError(source.missingColumns)
    const by = delimiter
    let cursor = 0
    Papa.parse<string[]>(input, {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }) => {
        // The slice may end inside this row. The row is then parsed again with the next slice.
        if (!isLast && meta.cursor >= input.length) return
        if (errors.length > 0) {
          throw new CsvFileError(
            `Row ${formatCount(row)} has a misplaced or unclosed quotation mark.`,
          )
        }
        collector.add(data, row, by)
        row += countLineBreaks(input.slice(cursor, meta.cursor))
        cursor = meta.cursor
      },
    })
    rest = input.slice(cursor)
    if (rest.length > MAX_ROW_LENGTH) throw rowTooLong(row)
    onProgress(share)
  }
  return collector.header()
}

/**
 * Reads the rows of a CSV file whose first row has the names of its columns. `createSource` is
 * called again if the file has to be read in another encoding. Throws a CsvFileError if the file
 * is invalid, and the signal's reason if it is aborted.
 *
 * The file is read in slices, so that the page stays responsive. Papa's own streaming is not used,
 * because it has no line numbers and does not reject bytes that are invalid in the encoding.
 */
export async function readCsvRows<TColumn extends string, TSource extends Source<TColumn>>(
  file: File,
  createSource: () => TSource & Source<TColumn>,
  options: ReadCsvOptions,
): Promise<{ source: TSource; facts: CsvFacts<TColumn> }> {
  const encoding = await detectEncoding(file)
  async function read(as: ReadAs, isEncodingGuessed = false) {
    const source = createSource()
    const header = await readAs(file, source, as, options)
    return { source, facts: { header: header ?? noHeader, isEncodingGuessed } }
  }
  try {
    return await read({ encoding, isTolerant: false })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // A file with valid characters beyond ASCII is UTF-8, and only some rows are damaged. Otherwise
    // Excel in Western Europe saved it, or it is a binary file, which has no columns.
    if (encoding !== 'utf-8' || (await hasUtf8Characters(file, options.signal))) {
      return read({ encoding, isTolerant: true })
    }
    return read({ encoding: 'windows-1252', isTolerant: false }, true)
  }
}
