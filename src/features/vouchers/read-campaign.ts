import Papa from 'papaparse'
import { fromCsv } from '@/lib/csv'
import { encodingOf, readText } from '@/lib/file-text'
import { isEmail, type Person } from './write-schema'

export const EMAIL_COLUMN = 'Email Address'
export const NAME_COLUMN = 'Full Name'
// Whoever has a longer line is no person: the rest of the file has an open quote, or is no text.
const LONGEST_LINE = 64 * 1024
const DELIMITERS = [',', ';', '\t']

/** A line of the file that is not rewarded, counted as a text editor counts, and why. */
export interface LeftOutLine extends Person {
  line: number
  reason: string
}

export interface Campaign {
  people: Person[]
  leftOut: LeftOutLine[]
}

/** The file holds no campaign; the message says what is wrong with it. */
export class CampaignFileError extends Error {
  override name = 'CampaignFileError'
}

const NO_COLUMNS = `It needs the columns "${EMAIL_COLUMN}" and "${NAME_COLUMN}".`

interface ReadOptions {
  signal: AbortSignal
  /** Told how much of the file has been read, from 0 to 1. */
  onProgress: (share: number) => void
}

interface Columns {
  email: number
  name: number
}

/** Where the two columns stand in a header row; null where one of them does not. */
function findColumns(header: readonly string[]): Columns | null {
  const names = header.map((name) => name.trim())
  const columns = { email: names.indexOf(EMAIL_COLUMN), name: names.indexOf(NAME_COLUMN) }
  return columns.email === -1 || columns.name === -1 ? null : columns
}

/** The delimiter under which the first row that has text holds both columns; Excel writes ";" in much of Europe. */
function findDelimiter(text: string) {
  return DELIMITERS.find((delimiter) => {
    let first: string[] = []
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      step: ({ data }, parser) => {
        first = data
        // A row of another delimiter's has none.
        if (data.some((field) => /[^\s,;]/.test(field))) parser.abort()
      },
    })
    return findColumns(first)
  })
}

function countLines(text: string) {
  return text.split('\n').length - 1
}

/** Takes the file's rows one by one and sorts them into people and lines that are left out. */
function createCollector() {
  const campaign: Campaign = { people: [], leftOut: [] }
  const seen = new Map<string, number>()
  let columns: Columns | null = null

  function add(row: readonly string[], line: number) {
    if (row.every((field) => field.trim() === '')) return
    if (columns === null) {
      // What stands above the header that `findDelimiter` has seen is a row of another delimiter's.
      columns = findColumns(row)
      return
    }
    // The lines that were left out of a file come back as another one.
    const email = fromCsv(row[columns.email]?.trim() ?? '')
    const name = fromCsv(row[columns.name]?.trim() ?? '')
    const key = email.toLowerCase()
    const before = seen.get(key)
    const reason = !email
      ? 'No e-mail address'
      : !isEmail(email)
        ? `Not an e-mail address: ${email}`
        : before && `The same e-mail address as in line ${before}`
    if (reason) {
      campaign.leftOut.push({ line, reason, email, name })
    } else {
      seen.set(key, line)
      campaign.people.push({ email, name })
    }
  }
  return { campaign, add }
}

async function readAs(encoding: string, file: File, { signal, onProgress }: ReadOptions) {
  const { campaign, add } = createCollector()
  let rest = ''
  let line = 1
  let delimiter: string | undefined
  for await (const { text, share, isLast } of readText(file, encoding, signal)) {
    const input = rest + text
    delimiter ??= findDelimiter(input)
    if (delimiter === undefined) throw new CampaignFileError(NO_COLUMNS)
    let cursor = 0
    Papa.parse<string[]>(input, {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }) => {
        // The slice may end in the middle of this row: then it is read again with what follows.
        if (!isLast && meta.cursor >= input.length) return
        if (errors.length > 0) {
          throw new CampaignFileError(
            `Line ${line} has a quotation mark that is not closed properly.`,
          )
        }
        add(data, line)
        line += countLines(input.slice(cursor, meta.cursor))
        cursor = meta.cursor
      },
    })
    rest = input.slice(cursor)
    if (rest.length > LONGEST_LINE)
      throw new CampaignFileError(`Line ${line} is too long: a quotation mark may not be closed.`)
    onProgress(share)
  }
  if (campaign.people.length === 0) {
    throw new CampaignFileError('It has no line with an e-mail address.')
  }
  return campaign
}

/**
 * Reads the people of a campaign from a CSV file with the columns "Email Address" and "Full Name" (specification,
 * section 3), in slices, so that the page stays free. Throws where the file is no such CSV or has no usable row.
 */
export async function readCampaign(file: File, options: ReadOptions): Promise<Campaign> {
  const encoding = await encodingOf(file)
  try {
    return await readAs(encoding, file, options)
  } catch (error) {
    // What is no UTF-8 was written by an Excel of Western Europe, or is no text, which then has no columns.
    if (error instanceof TypeError) return readAs('windows-1252', file, options)
    throw error
  }
}
