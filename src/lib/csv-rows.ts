import Papa from 'papaparse'
import { unescapeFormula } from './csv'
import { detectEncoding, readText } from './file-text'
import { formatCount } from './format'
import { cleanLine, cleanText } from './visible-text'

// In characters. A longer row means an unclosed quote or a binary file. Papa's parsing time grows
// with the square of its length.
const MAX_ROW_LENGTH = 16 * 1024
const DELIMITERS = [',', ';', '\t']

/** Thrown if a file cannot be used. The message explains why. */
export class CsvFileError extends Error {
  override name = 'CsvFileError'
}

export interface ReadCsvOptions {
  signal: AbortSignal
  /** Called with the fraction of the file that has been read, from 0 to 1. */
  onProgress: (progress: number) => void
}

/** Returns the text of a column in this row, or "" if the file lacks the column. */
export type Cells<TColumn extends string> = (column: TColumn) => string

interface Source<TColumn extends string> {
  columns: readonly TColumn[]
  /** Whether the first row has the columns that the file needs. */
  isHeader: (found: readonly TColumn[]) => boolean
  /** Says which columns the file needs. */
  missingColumns: string
  /** Called for each row that is not blank, in order. `row` is its first line in a text editor. */
  add: (cells: Cells<TColumn>, row: number) => void
}

type Places<TColumn extends string> = ReadonlyMap<TColumn, number>

/** The indexes of the columns in a header row. Null if the row is not the header. */
function findColumns<TColumn extends string>(
  header: readonly string[],
  { columns, isHeader }: Source<TColumn>,
): Places<TColumn> | null {
  const names = header.map(cleanLine)
  const found = columns.filter((column) => names.includes(column))
  return isHeader(found)
    ? new Map(found.map((column) => [column, names.indexOf(column)] as const))
    : null
}

/**
 * Returns the delimiter that finds the columns in the first row with text. Excel writes ";" in much
 * of Europe.
 */
function findDelimiter<TColumn extends string>(text: string, source: Source<TColumn>) {
  // Limited, because each delimiter would otherwise parse a file of blank lines to its end.
  const start = text.slice(0, MAX_ROW_LENGTH)
  return DELIMITERS.find((delimiter) => {
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
    return findColumns(first, source)
  })
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

/** Passes the rows below the header to `source.add`. */
function createCollector<TColumn extends string>(source: Source<TColumn>) {
  let places: Places<TColumn> | null = null
  return (fields: readonly string[], row: number) => {
    if (fields.every((field) => cleanText(field) === '')) return
    if (places === null) {
      // `findDelimiter` has found the header. The rows above it only contain other delimiters.
      places = findColumns(fields, source)
      return
    }
    const found = places
    source.add((column) => {
      // A corrected download of skipped rows may contain escaped formulas.
      return unescapeFormula(cleanText(fields[found.get(column) ?? -1] ?? ''))
    }, row)
  }
}

async function readAs<TColumn extends string>(
  encoding: string,
  file: File,
  source: Source<TColumn>,
  { signal, onProgress }: ReadCsvOptions,
) {
  const add = createCollector(source)
  let rest = ''
  let row = 1
  let delimiter: string | undefined
  for await (const { text, share, isLast } of readText(file, encoding, signal)) {
    const input = rest + text
    const longLine = findLongLine(input)
    if (longLine !== -1) throw rowTooLong(row + longLine)
    delimiter ??= findDelimiter(input, source)
    if (delimiter === undefined) throw new CsvFileError(source.missingColumns)
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
        add(data, row)
        row += countLineBreaks(input.slice(cursor, meta.cursor))
        cursor = meta.cursor
      },
    })
    rest = input.slice(cursor)
    if (rest.length > MAX_ROW_LENGTH) throw rowTooLong(row)
    onProgress(share)
  }
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
): Promise<TSource> {
  const encoding = await detectEncoding(file)
  async function read(as: string) {
    const source = createSource()
    await readAs(as, file, source, options)
    return source
  }
  try {
    return await read(encoding)
  } catch (error) {
    // The file is not UTF-8. Either Excel in Western Europe saved it, or it is a binary file, which
    // has no columns.
    if (error instanceof TypeError) return read('windows-1252')
    throw error
  }
}
