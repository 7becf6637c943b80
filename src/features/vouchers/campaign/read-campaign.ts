import * as v from 'valibot'
import { emailAddress } from '@/domain/body-fields'
import type { Recipient } from '@/features/vouchers/endpoints'
import { CsvFileError, readCsvRows, type Cells, type ReadCsvOptions } from '@/lib/csv-rows'
import { formatCount } from '@/lib/format'

export const EMAIL_COLUMN = 'Email Address'
export const NAME_COLUMN = 'Full Name'
const columns = [EMAIL_COLUMN, NAME_COLUMN] as const

export interface SkippedRow extends Recipient {
  /** The number of the row's first line in a text editor. */
  row: number
  reason: string
}

export interface Campaign {
  recipients: Recipient[]
  skippedRows: SkippedRow[]
}

/** Collects recipients and skipped rows. */
function createSource() {
  const campaign: Campaign = { recipients: [], skippedRows: [] }
  const rowByEmail = new Map<string, number>()

  function add(cells: Cells<(typeof columns)[number]>, row: number) {
    const email = cells(EMAIL_COLUMN)
    const name = cells(NAME_COLUMN)
    const key = email.toLowerCase()
    const duplicateOf = rowByEmail.get(key)
    const reason = !email
      ? 'Email missing'
      : !v.is(emailAddress, email)
        ? `Invalid email: ${email}`
        : duplicateOf && `Duplicate of row ${formatCount(duplicateOf)}`
    if (reason) {
      campaign.skippedRows.push({ row, reason, email, name })
    } else {
      rowByEmail.set(key, row)
      campaign.recipients.push({ email, name })
    }
  }
  return {
    campaign,
    columns,
    isHeader: (found: readonly string[]) => found.length === columns.length,
    missingColumns: `The first row must have the columns “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`,
    add,
  }
}

/**
 * Reads the recipients of a campaign from a CSV file with the columns "Email Address" and "Full
 * Name". Throws a CsvFileError if the file is invalid or has no usable row. Throws the signal's
 * reason if it is aborted.
 */
export async function readCampaign(file: File, options: ReadCsvOptions): Promise<Campaign> {
  const { campaign } = await readCsvRows(file, createSource, options)
  if (campaign.recipients.length === 0) {
    throw new CsvFileError('No row has a valid email address.')
  }
  return campaign
}
