import Papa from 'papaparse'
import * as v from 'valibot'
import type { Recipient } from '@/features/vouchers/endpoints'
import { trimmedEmail } from '@/features/vouchers/resource'
import { unescapeFormula } from '@/lib/csv'
import { detectEncoding, readText } from '@/lib/file-text'
import { formatCount } from '@/lib/format'

export const EMAIL_COLUMN = 'Email Address'
export const NAME_COLUMN = 'Full Name'
// In characters. A longer row means an unclosed quote or a binary file. Papa's parsing time grows
// with the square of its length.
const MAX_ROW_LENGTH = 16 * 1024
const DELIMITERS = [',', ';', '\t']

export interface SkippedRow extends Recipient {
  /** The number of the row's first line in a text editor. */
  row: number
  reason: string
}

export interface Campaign {
  recipients: Recipient[]
  skippedRows: SkippedRow[]
}

/** Thrown if a file is not a campaign file. The message explains why. */
export class CampaignFileError extends Error {
  override name = 'CampaignFileError'
}

const MISSING_COLUMNS = `The first row must have the columns “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`

interface ReadOptions {
  signal: AbortSignal
  /** Called with the fraction of the file that has been read, from 0 to 1. */
  onProgress: (progress: number) => void
}

interface Columns {
  email: number
  name: number
}

/** Returns the indexes of the two columns in a header row, or null if one is missing. */
function findColumns(header: readonly string[]): Columns | null {
  const names = header.map((name) => name.trim())
  const columns = { email: names.indexOf(EMAIL_COLUMN), name: names.indexOf(NAME_COLUMN) }
  return columns.email === -1 || columns.name === -1 ? null : columns
}

/**
 * Returns the delimiter that finds both columns in the first row with text. Excel writes ";" in
 * much of Europe.
 */
function findDelimiter(text: string) {
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
    return findColumns(first)
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
  return new CampaignFileError(
    `Row ${formatCount(row)} is too long. Check for an unclosed quotation mark.`,
  )
}

/** Collects recipients and skipped rows. `add` takes the rows of the file in order. */
function createCollector() {
  const campaign: Campaign = { recipients: [], skippedRows: [] }
  const rowByEmail = new Map<string, number>()
  let columns: Columns | null = null

  function add(fields: readonly string[], row: number) {
    if (fields.every((field) => field.trim() === '')) return
    if (columns === null) {
      // `findDelimiter` has found the header. The rows above it only contain other delimiters.
      columns = findColumns(fields)
      return
    }
    // A corrected download of skipped rows may contain escaped formulas.
    const email = unescapeFormula(fields[columns.email]?.trim() ?? '')
    const name = unescapeFormula(fields[columns.name]?.trim() ?? '')
    const key = email.toLowerCase()
    const duplicateOf = rowByEmail.get(key)
    const reason = !email
      ? 'Email missing'
      : !v.is(trimmedEmail, email)
        ? `Invalid email: ${email}`
        : duplicateOf && `Duplicate of row ${formatCount(duplicateOf)}`
    if (reason) {
      campaign.skippedRows.push({ row, reason, email, name })
    } else {
      rowByEmail.set(key, row)
      campaign.recipients.push({ email, name })
    }
  }
  return { campaign, add }
}

async function readAs(encoding: string, file: File, { signal, onProgress }: ReadOptions) {
  const { campaign, add } = createCollector()
  let rest = ''
  let row = 1
  let delimiter: string | undefined
  for await (const { text, share, isLast } of readText(file, encoding, signal)) {
    const input = rest + text
    const longLine = findLongLine(input)
    if (longLine !== -1) throw rowTooLong(row + longLine)
    delimiter ??= findDelimiter(input)
    if (delimiter === undefined) throw new CampaignFileError(MISSING_COLUMNS)
    let cursor = 0
    Papa.parse<string[]>(input, {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }) => {
        // The slice may end inside this row. The row is then parsed again with the next slice.
        if (!isLast && meta.cursor >= input.length) return
        if (errors.length > 0) {
          throw new CampaignFileError(
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
  if (campaign.recipients.length === 0) {
    throw new CampaignFileError('No row has a valid email address.')
  }
  return campaign
}

/**
 * Reads the recipients of a campaign from a CSV file with the columns "Email Address" and "Full
 * Name". Throws a CampaignFileError if the file is invalid or has no usable row. Throws the
 * signal's reason if it is aborted.
 *
 * The file is read in slices, so that the page stays responsive. Papa's own streaming is not used,
 * because it has no line numbers and does not reject bytes that are invalid in the encoding.
 */
export async function readCampaign(file: File, options: ReadOptions): Promise<Campaign> {
  const encoding = await detectEncoding(file)
  try {
    return await readAs(encoding, file, options)
  } catch (error) {
    // The file is not UTF-8. Either Excel in Western Europe saved it, or it is a binary file, which
    // has no columns.
    if (error instanceof TypeError) return readAs('windows-1252', file, options)
    throw error
  }
}
