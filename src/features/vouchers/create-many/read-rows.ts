import * as v from 'valibot'
import { plainAmount, plainAmountError } from '@/domain/amount'
import { emailAddress } from '@/domain/body-fields'
import { explainDay, readWrittenDays, type WrittenDay } from '@/domain/written-days'
import type { CsvColumn } from '@/lib/csv/header'
import {
  CsvFileError,
  readCsvRows,
  type CsvFacts,
  type CsvRow,
  type ReadCsvOptions,
} from '@/lib/csv/rows'
import { formatCount } from '@/lib/format'
import { MAX_VOUCHERS } from './many-schema'

export type VoucherColumn =
  | 'Code'
  | 'Email Address'
  | 'Amount'
  | 'Title'
  | 'Expiry date'
  | 'Type'
  | 'Result'

/**
 * The names are those of the console's exports and results. The spellings are others that people
 * use.
 */
const columns: readonly CsvColumn<VoucherColumn>[] = [
  { name: 'Code', spellings: ['Voucher code'] },
  { name: 'Email Address', spellings: ['Email', 'User', 'User email'] },
  { name: 'Amount', spellings: ['Amount NGN', 'Amount in naira'] },
  { name: 'Title', spellings: ['Voucher title'] },
  {
    name: 'Expiry date',
    spellings: ['Expiry', 'Expires', 'Expires on', 'Expiration', 'Expiration date', 'Valid until'],
  },
  { name: 'Type', spellings: ['Voucher type'] },
  // From the results of a run. It does not describe a voucher.
  { name: 'Result', spellings: [] },
]

export const fileColumns = columns.map(({ name }) => name).filter((name) => name !== 'Result')

/** A row of the file as it is written. Blank cells are "". */
export interface FileRow {
  /** The number of the row's first line in a text editor. */
  row: number
  code: string
  user: string
  type: string
  amount: string
  title: string
  expiryDate: { text: string } & WrittenDay
  /** A value that a comma may have cut, or "". */
  cutValue: string
  /** The values beyond the last column. */
  extra: readonly string[]
  /** The result of this row in an earlier run. */
  result: string
  /** Why the whole row is not a voucher, or "". */
  problem: string
  /** The values of `VoucherFile.names`, followed by values beyond the last column. */
  cells: readonly string[]
}

export interface VoucherFile {
  rows: readonly FileRow[]
  facts: CsvFacts
  /** The columns of the file that are used. The download of skipped rows has them. */
  names: readonly string[]
  /** What to check before the vouchers are created. */
  notes: readonly string[]
}

// Also in the languages in which spreadsheets write it.
const TOTAL =
  /^(?:(?:grand|sub|genel|eind|gesamt)[\s-]*)?(?:totals?|sum|count|average|totale|totaal|toplam|somme|summe|ergebnis|gesamt)(?: g[eé]n[eé]ral| geral| complessivo)?\s*(?::.*|\(.*\))?$/i

/**
 * An amount that a comma cut in two, at the end of a row or before its title: 1,500. "" if there is
 * none.
 */
function findCutAmount({ fields, delimiter, indexOf }: CsvRow<VoucherColumn>) {
  const index = indexOf('Amount')
  const [amount = '', rest = '', ...others] = index === -1 ? [] : fields.slice(index)
  const isCut =
    delimiter === ',' &&
    (others.every((field) => field === '') || indexOf('Title') === index + 1) &&
    /^(?:₦|NGN|N)?\s*\d{1,3}$/i.test(amount) &&
    /^\d{3}(?:\.\d{1,2})?$/.test(rest)
  return isCut ? `${amount},${rest}` : ''
}

/**
 * Whether values are those of a row. An email address or an amount proves it. Otherwise, the code
 * has a letter and a digit, or only capital letters, together with a title: "Ikeja,Lagos" is the
 * end of an address.
 */
function isRow(cell: (column: VoucherColumn) => string) {
  const [code, user, amount] = [cell('Code'), cell('Email Address'), cell('Amount')]
  if (user) return v.is(emailAddress, user)
  if (/\s/.test(code)) return false
  if (amount) return plainAmountError(plainAmount(amount)) === ''
  const isCapital = code !== code.toLowerCase() && code === code.toUpperCase()
  return /\p{L}/u.test(code) && (/\d/.test(code) || (isCapital && cell('Title') !== ''))
}

interface Draft {
  read: Omit<FileRow, 'expiryDate' | 'cells'>
  expiryDate: string
  source: CsvRow<VoucherColumn>
}

function voucherReader() {
  const drafts: Draft[] = []
  return {
    drafts,
    columns,
    isHeader: (found: readonly VoucherColumn[]) => found.some((name) => name !== 'Result'),
    missingColumns: `The first row must have at least one of the columns ${fileColumns.map((name) => `“${name}”`).join(', ')}.`,
    isRow,
    add(source: CsvRow<VoucherColumn>) {
      if (drafts.length === MAX_VOUCHERS) {
        throw new CsvFileError(`A file can have at most ${formatCount(MAX_VOUCHERS)} rows.`)
      }
      const { row, cell, problem, cutValue, extra } = source
      const cut = findCutAmount(source)
      drafts.push({
        read: {
          row,
          code: cell('Code'),
          user: cell('Email Address'),
          type: cell('Type'),
          amount: cell('Amount'),
          title: cell('Title'),
          cutValue,
          extra,
          result: cell('Result'),
          problem: problem || (cut && `${cut} may be one amount: it needs quotation marks`),
        },
        expiryDate: cell('Expiry date'),
        source,
      })
    },
  }
}

/** Why a row does not belong to the other rows of its file, or "". */
function findForeignRows(drafts: readonly Draft[], { header }: CsvFacts<VoucherColumn>) {
  const names = header.used.map(({ column }) => column.name)
  const firstUsed = header.used.toSorted((a, b) => a.index - b.index)[0]
  const valuesOf = ({ source }: Draft) => names.filter((name) => source.cell(name) !== '')
  const readable = drafts.filter(({ read }) => read.problem === '')
  const usesMore = readable.some((draft) =>
    valuesOf(draft).some((name) => name !== firstUsed?.column.name),
  )
  const hasOwner = ({ read: { code, user } }: Draft) => code !== '' || user !== ''
  const isTotal = ({ source: { fields } }: Draft) =>
    TOTAL.test(fields.find((field) => field !== '') ?? '')
  const haveOwners = readable.some((draft) => hasOwner(draft) && !isTotal(draft))
  return drafts.map((draft) => {
    const { read, source } = draft
    if (read.problem) return read.problem
    const values = valuesOf(draft)
    if (values.length === 0) return 'No value in a column that is used'
    if (isTotal(draft)) return `It may be a total: ${source.fields.find((field) => field !== '')}`
    const isAlone =
      values.length === 1 &&
      values[0] === firstUsed?.column.name &&
      source.fields.filter((field) => field !== '').length === 1
    if (usesMore && isAlone && !v.is(emailAddress, read.user)) {
      return 'Only the first column has a value: it may be a note or a total'
    }
    return haveOwners && !hasOwner(draft)
      ? 'Neither a code nor an email, which other rows have'
      : ''
  })
}

const HOW_TO_WRITE = 'Write the days as 2027-01-31, or day first as 31/01/2027.'

const MONTH_FIRST = /\bmm?[\s./-]*dd?\b/i

/** The days of all rows. Their days and months have the same order. */
function readDays(drafts: readonly Draft[], { header }: CsvFacts<VoucherColumn>) {
  const written = readWrittenDays(
    // In a row that cannot be read, another value may be in the place of the day.
    drafts.map(({ expiryDate, read }) => (read.problem ? '' : expiryDate)),
  )
  const { conflict } = written
  const describe = (index: number) => {
    const draft = drafts[index]
    return draft ? `${draft.expiryDate} in row ${formatCount(draft.read.row)}` : ''
  }
  const name = header.used.find(({ column }) => column.name === 'Expiry date')?.name ?? ''
  if (written.ambiguous !== undefined && MONTH_FIRST.test(name)) {
    throw new CsvFileError(`The expiry dates are written month first: “${name}”. ${HOW_TO_WRITE}`)
  }
  if (!conflict) return written
  const { monthFirst, dayFirst } = conflict
  throw new CsvFileError(
    dayFirst === undefined
      ? `The expiry dates are written month first: ${describe(monthFirst)}. ${HOW_TO_WRITE}`
      : `The expiry dates are written in two ways: ${describe(monthFirst)} is month first, ${describe(dayFirst)} is day first. ${HOW_TO_WRITE}`,
  )
}

// A unit in the name of the column, if it is not naira.
const OTHER_UNIT =
  /\b(?:usd|gbp|eur|ghs|kes|zar|xof|kobo|percent|points?|thousands?|millions?)\b|[$€£%]|\b000/i

function checkUnit({ header }: CsvFacts<VoucherColumn>) {
  const amount = header.used.find(({ column }) => column.name === 'Amount')
  if (amount && OTHER_UNIT.test(amount.name)) {
    throw new CsvFileError(`Amounts are in naira, but the file has “${amount.name}”.`)
  }
}

/**
 * Reads vouchers from a CSV file with any of the columns. Throws a CsvFileError if the file is
 * invalid or has no rows. If it is aborted, throws the signal's reason.
 */
export async function readVoucherRows(file: File, options: ReadCsvOptions): Promise<VoucherFile> {
  const { source, facts } = await readCsvRows(file, voucherReader, options)
  const { drafts } = source
  if (drafts.length === 0) throw new CsvFileError('The file has no rows below the first one.')
  checkUnit(facts)
  const problems = findForeignRows(drafts, facts)
  const { days, ambiguous } = readDays(drafts, facts)
  const names = fileColumns.filter((name) =>
    facts.header.used.some(({ column }) => column.name === name),
  )
  const rows = drafts.map(({ read, expiryDate, source: { cell } }, index) =>
    Object.assign({}, read, {
      expiryDate: { text: expiryDate, ...(days[index] ?? { day: '', problem: '' }) },
      problem: problems[index] ?? '',
      cells: [...names.map(cell), ...read.extra],
    }),
  )
  return {
    rows,
    facts,
    names,
    notes: ambiguous === undefined ? [] : [`Days are read day first: ${explainDay(ambiguous)}.`],
  }
}
