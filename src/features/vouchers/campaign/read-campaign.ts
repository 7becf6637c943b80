import Papa from 'papaparse'
import { unescapeFormula } from '@/lib/csv'
import { detectEncoding, readText } from '@/lib/file-text'
import { formatCount } from '@/lib/format'
import { isEmail, type Recipient } from './campaign-schema'

export const EMAIL_COLUMN = 'Email Address'
export const NAME_COLUMN = 'Full Name'
// In characters. A longer row has an open quote, or the file is not text. Papa's time grows with its square.
const MAX_ROW_LENGTH = 16 * 1024
const DELIMITERS = [',', ';', '\t']

/** A row that is not rewarded, and why. */
export interface SkippedRow extends Recipient {
  /** The number of its first line, as a text editor counts. */
  row: number
  reason: string
}

export interface Campaign {
  recipients: Recipient[]
  skippedRows: SkippedRow[]
}

/** The file is not a campaign. The message says what is wrong with it. */
export class CampaignFileError extends Error {
  override name = 'CampaignFileError'
}

const NO_COLUMNS = `The first row must have the columns “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`

interface ReadOptions {
  signal: AbortSignal
  /** Called with the share of the file that has been read, from 0 to 1. */
  onProgress: (share: number) => void
}

interface Columns {
  email: number
  name: number
}

/** The indexes of the two columns in a header row, or null if one of them is missing. */
function findColumns(header: readonly string[]): Columns | null {
  const names = header.map((name) => name.trim())
  const columns = { email: names.indexOf(EMAIL_COLUMN), name: names.indexOf(NAME_COLUMN) }
  return columns.email === -1 || columns.name === -1 ? null : columns
}

/** The delimiter that gives the first row with text both columns. Excel writes ";" in much of Europe. */
function findDelimiter(text: string) {
  // A file of blank lines must not be parsed once for each delimiter.
  const start = text.slice(0, MAX_ROW_LENGTH)
  return DELIMITERS.find((delimiter) => {
    let first: string[] = []
    Papa.parse<string[]>(start, {
      delimiter,
      newline: '\n',
      step: ({ data }, parser) => {
        first = data
        // A row of other delimiters has no text.
        if (data.some((field) => /[^\s,;]/.test(field))) parser.abort()
      },
    })
    return findColumns(first)
  })
}

function countLines(text: string) {
  return text.split('\n').length - 1
}

/** The index of the first line that is too long for the parser, or -1. */
function findLongLine(text: string) {
  return text.split('\n').findIndex((line) => line.length > MAX_ROW_LENGTH)
}

function tooLong(row: number) {
  return new CampaignFileError(
    `Row ${formatCount(row)} is too long. Check for an unclosed quotation mark.`,
  )
}

/** Sorts the rows of the file, one by one, into recipients and skipped rows. */
function createCollector() {
  const campaign: Campaign = { recipients: [], skippedRows: [] }
  const seen = new Map<string, number>()
  let columns: Columns | null = null

  function add(fields: readonly string[], row: number) {
    if (fields.every((field) => field.trim() === '')) return
    if (columns === null) {
      // Above the header that `findDelimiter` found there are only rows of other delimiters.
      columns = findColumns(fields)
      return
    }
    // The file may be one of skipped rows that was downloaded and corrected.
    const email = unescapeFormula(fields[columns.email]?.trim() ?? '')
    const name = unescapeFormula(fields[columns.name]?.trim() ?? '')
    const key = email.toLowerCase()
    const before = seen.get(key)
    const reason = !email
      ? 'Email missing'
      : !isEmail(email)
        ? `Invalid email: ${email}`
        : before && `Duplicate of row ${formatCount(before)}`
    if (reason) {
      campaign.skippedRows.push({ row, reason, email, name })
    } else {
      seen.set(key, row)
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
    if (longLine !== -1) throw tooLong(row + longLine)
    delimiter ??= findDelimiter(input)
    if (delimiter === undefined) throw new CampaignFileError(NO_COLUMNS)
    let cursor = 0
    Papa.parse<string[]>(input, {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }) => {
        // The slice may end in the middle of this row: it is parsed again with the next slice.
        if (!isLast && meta.cursor >= input.length) return
        if (errors.length > 0) {
          throw new CampaignFileError(
            `Row ${formatCount(row)} has a misplaced or unclosed quotation mark.`,
          )
        }
        add(data, row)
        row += countLines(input.slice(cursor, meta.cursor))
        cursor = meta.cursor
      },
    })
    rest = input.slice(cursor)
    if (rest.length > MAX_ROW_LENGTH) throw tooLong(row)
    onProgress(share)
  }
  if (campaign.recipients.length === 0) {
    throw new CampaignFileError('No row has a valid email address.')
  }
  return campaign
}

/**
 * Reads the recipients of a campaign from a CSV file with the columns "Email Address" and "Full Name" (specification,
 * section 3), in slices that do not block the page. Throws if it is not such a file or has no usable row.
 */
export async function readCampaign(file: File, options: ReadOptions): Promise<Campaign> {
  const encoding = await detectEncoding(file)
  try {
    return await readAs(encoding, file, options)
  } catch (error) {
    // Not UTF-8: Excel in Western Europe wrote it, or it is not text and has no columns.
    if (error instanceof TypeError) return readAs('windows-1252', file, options)
    throw error
  }
}
