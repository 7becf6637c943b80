import * as v from 'valibot'
import { emailAddress } from '@/domain/body-fields'
import { blankNotes, createDoubts } from '@/features/vouchers/csv/row-notes'
import { csvFileSchema, fileValueSchema } from '@/features/vouchers/csv/use-csv-file'
import { type Recipient, promotionSchema } from '@/features/vouchers/resource'
import type { CsvColumn } from '@/lib/csv/header'
import {
  CsvFileError,
  readCsvRows,
  type CsvFacts,
  type CsvRow,
  type ReadCsvOptions,
} from '@/lib/csv/rows'
import { isPlaceholder, isSpreadsheetError } from '@/lib/csv/spreadsheet'
import { formatCount } from '@/lib/format'

export const EMAIL_COLUMN = 'Email Address'
export const NAME_COLUMN = 'Full Name'
type CampaignColumn = typeof EMAIL_COLUMN | typeof NAME_COLUMN

/** The spellings are those of the console's export of users. */
const columns: readonly CsvColumn<CampaignColumn>[] = [
  { name: EMAIL_COLUMN, spellings: ['Email'] },
  { name: NAME_COLUMN, spellings: ['Name'] },
]

export interface SkippedRow extends Recipient {
  /** The number of the row's first line in a text editor. */
  row: number
  reason: string
  /** The email, the name, and values beyond the last column. */
  cells: readonly string[]
}

export interface Campaign {
  recipients: Recipient[]
  skippedRows: SkippedRow[]
}

export interface CampaignFile extends Campaign {
  facts: CsvFacts
  /** What to check before the reward is sent. */
  notes: readonly string[]
}

// If an encoding has no letter such as "Ọ", a spreadsheet saves it as "?".
const LOST_LETTER = /\p{L}\?|\?\p{L}/u

/** Why a row is not a recipient, or "". */
function findReason(email: string, name: string) {
  if (!email) return 'Email missing'
  if (!v.is(emailAddress, email)) return `Invalid email: ${email}`
  if (v.is(emailAddress, name)) return `The name is another email address: ${name}`
  if (isPlaceholder(name)) return `Not a name: ${name}`
  if (isSpreadsheetError(name)) return `The name is an error that a spreadsheet has made: ${name}`
  return LOST_LETTER.test(name) ? `Letters of the name are lost: ${name}` : ''
}

/** Collects recipients and skipped rows. */
function campaignReader() {
  const campaign: Campaign = { recipients: [], skippedRows: [] }
  const rowByEmail = new Map<string, number>()
  const blankRows: number[] = []
  const doubts = createDoubts()

  function add({ row, cell, problem, cutValue, extra }: CsvRow<CampaignColumn>) {
    const email = cell(EMAIL_COLUMN)
    const key = email.toLowerCase()
    const written = cell(NAME_COLUMN)
    // Older exports contain the email instead of a missing name.
    const name = written.toLowerCase() === key ? '' : written
    const duplicateOf = rowByEmail.get(key)
    const reason =
      problem ||
      findReason(email, name) ||
      (duplicateOf && `Duplicate of row ${formatCount(duplicateOf)}`)
    if (reason) {
      campaign.skippedRows.push({ row, reason, email, name, cells: [email, written, ...extra] })
    } else {
      rowByEmail.set(key, row)
      if (name === '') blankRows.push(row)
      doubts.add({ row, texts: [name], address: email, cutValue })
      campaign.recipients.push({ email, name })
    }
  }
  return {
    campaign,
    notes: () => [
      ...blankNotes(NAME_COLUMN, blankRows, campaign.recipients.length, 'sent without one'),
      ...doubts.notes(),
    ],
    columns,
    isHeader: (found: readonly CampaignColumn[]) => found.length === columns.length,
    missingColumns: `The first row must have the columns “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`,
    isRow: (cell: (column: CampaignColumn) => string) => v.is(emailAddress, cell(EMAIL_COLUMN)),
    add,
  }
}

/**
 * Reads the recipients of a campaign. Throws a CsvFileError if the file is invalid or has no usable
 * row. If it is aborted, throws the signal's reason.
 */
export async function readCampaign(file: File, options: ReadCsvOptions): Promise<CampaignFile> {
  const {
    source: { campaign, notes },
    facts,
  } = await readCsvRows(file, campaignReader, options)
  if (campaign.recipients.length === 0) {
    throw new CsvFileError('No row has a valid email address.')
  }
  return { ...campaign, facts, notes: notes() }
}

/** Validates the form. The output has the recipients from the file. */
export const campaignFormSchema = v.object({
  name: promotionSchema.entries.name,
  file: csvFileSchema,
})

/** The values during editing. */
export const campaignValuesSchema = v.object({
  name: v.string(),
  file: fileValueSchema,
})
