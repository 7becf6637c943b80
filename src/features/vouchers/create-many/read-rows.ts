import { CsvFileError, readCsvRows, type Cells, type ReadCsvOptions } from '@/lib/csv-rows'
import { formatCount } from '@/lib/format'
import { MAX_VOUCHERS } from './many-schema'

export const columns = ['Code', 'Email Address', 'Amount', 'Title', 'Expiry date'] as const
type VoucherColumn = (typeof columns)[number]

/** A row of the file as it was written. Blank cells are "". */
export interface FileRow {
  /** The number of the row's first line in a text editor. */
  row: number
  code: string
  user: string
  amount: string
  title: string
  expiryDate: string
}

export const toCells = ({ code, user, amount, title, expiryDate }: FileRow) => [
  code,
  user,
  amount,
  title,
  expiryDate,
]

function createSource() {
  const rows: FileRow[] = []
  return {
    rows,
    columns,
    isHeader: (found: readonly VoucherColumn[]) => found.length > 0,
    missingColumns: `The first row must have at least one of the columns ${columns.map((name) => `“${name}”`).join(', ')}.`,
    add(cells: Cells<VoucherColumn>, row: number) {
      if (rows.length === MAX_VOUCHERS) {
        throw new CsvFileError(`A file can have at most ${formatCount(MAX_VOUCHERS)} rows.`)
      }
      rows.push({
        row,
        code: cells('Code'),
        user: cells('Email Address'),
        amount: cells('Amount'),
        title: cells('Title'),
        expiryDate: cells('Expiry date'),
      })
    },
  }
}

/**
 * Reads vouchers from a CSV file with any of the columns. Throws a CsvFileError if the file is
 * invalid or has no rows. Throws the signal's reason if it is aborted.
 */
export async function readVoucherRows(file: File, options: ReadCsvOptions): Promise<FileRow[]> {
  const { rows } = await readCsvRows(file, createSource, options)
  if (rows.length === 0) throw new CsvFileError('The file has no rows below the first one.')
  return rows
}
