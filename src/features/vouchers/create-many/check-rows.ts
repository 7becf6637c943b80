import * as v from 'valibot'
import { plainAmount } from '@/domain/amount'
import { emailAddress } from '@/domain/body-fields'
import { voucherType } from '@/domain/voucher'
import { blankNote, doubtNotes, listRows, listValues } from '@/features/vouchers/csv/row-notes'
import { AMOUNT_REQUIRED, amountError } from '@/features/vouchers/form/voucher-form-schema'
import { createBody, type VoucherInput } from '@/features/vouchers/form/voucher-values-schema'
import { serverDate } from '@/lib/clock'
import { plainName } from '@/lib/csv-header'
import { formatCount, formatDay, formatNaira, formatQuantity, shorten } from '@/lib/format'
import { lagosToday } from '@/lib/lagos'
import { isPlaceholder, isSpreadsheetError, madeBySpreadsheet } from '@/lib/spreadsheet'
import { cleanLine } from '@/lib/visible-text'
import type { FileRow, VoucherColumn } from './read-rows'

export interface SkippedVoucher extends FileRow {
  reason: string
}

export interface NewVoucher {
  /** Unique among the new vouchers. */
  id: string
  body: ReturnType<typeof createBody>
}

/** A row with what is sent of it. */
interface UsedRow {
  row: FileRow
  body: NewVoucher['body']
}

export interface CheckedRows {
  vouchers: NewVoucher[]
  skippedRows: SkippedVoucher[]
  /** What to check before the vouchers are created. */
  notes: readonly string[]
}

const newTypes = ['voucher', 'free_delivery'] as const

/** The type of a row, by its label or its value. Undefined if a voucher cannot be created with it. */
const typeOf = (text: string) =>
  newTypes.find((type) =>
    [type, voucherType.labelOf(type) ?? type].map(plainName).includes(plainName(text)),
  )

/** The values of the row win over those of the form. */
function mergeRow(row: FileRow, voucher: VoucherInput): VoucherInput {
  const type = typeOf(row.type) ?? voucher.type
  // The form hides its amount for free delivery.
  const amount = type === voucher.type || voucher.type !== 'free_delivery' ? voucher.amount : ''
  return {
    ...voucher,
    type,
    code: row.code,
    user: row.user || voucher.user,
    amount: row.amount ? plainAmount(row.amount) : type === 'free_delivery' ? '' : amount,
    title: row.title || voucher.title,
    expiryDate: row.expiryDate.day || voucher.expiryDate,
  }
}

function findCodeError(code: string) {
  if (/\s/.test(code)) return `The code has white space: ${code}`
  if (isPlaceholder(code)) return `Not a code: ${code}`
  const made = madeBySpreadsheet(code)
  return made && `The code is ${made} that a spreadsheet has made: ${code}`
}

// In lower case, as the results of a run.
const results = new Map([
  ['created', 'Already created, as “Result” says'],
  ['not known', 'Not known whether it was created, as “Result” says'],
])

/** Why a row is left out, or "". */
function findReason(row: FileRow, merged: VoucherInput, rowWithCode: number | undefined) {
  const { user, amount, type, code, title, expiryDate } = row
  const result = results.get(row.result.toLowerCase())
  if (row.problem || result) return row.problem || result || ''
  if (type && !typeOf(type)) return `Neither Discount nor Free Delivery: ${type}`
  if (user && !v.is(emailAddress, user)) return `Invalid email: ${user}`
  const codeError = findCodeError(code)
  if (codeError) return codeError
  if (isSpreadsheetError(title))
    return `The title is an error that a spreadsheet has made: ${title}`
  if (isPlaceholder(title)) return `Not a title: ${title}`
  if (merged.type === 'free_delivery' && amount) return `Free delivery has no amount: ${amount}`
  const wrongAmount = amountError(merged)
  if (wrongAmount === AMOUNT_REQUIRED) return 'Amount missing'
  if (wrongAmount) return `Invalid amount: ${amount}`
  if (expiryDate.problem) return expiryDate.problem
  return rowWithCode === undefined ? '' : `Same code as row ${formatCount(rowWithCode)}`
}

function pastNote(used: readonly UsedRow[], today: string) {
  const past = used.filter(({ row: { expiryDate } }) => expiryDate.day && expiryDate.day < today)
  if (past.length === 0) return []
  const vouchers = formatQuantity(past.length, 'voucher', 'vouchers')
  const rows = listRows(past.map(({ row }) => row.row))
  return [`${vouchers} will already be expired: the day is past in ${rows}.`]
}

function repeatedNote(used: readonly UsedRow[]) {
  const rowsByUser = new Map<string, number[]>()
  for (const { row } of used) {
    const key = row.user.toLowerCase()
    rowsByUser.set(key, [...(rowsByUser.get(key) ?? []), row.row])
  }
  const repeated = [...rowsByUser].filter(([user, rows]) => user !== '' && rows.length > 1)
  if (repeated.length === 0) return []
  const people = formatQuantity(repeated.length, 'person is', 'people are')
  const get = repeated.length === 1 ? 'gets' : 'get'
  return [`${people} in more than one row, and ${get} a voucher for each: ${listValues(repeated)}.`]
}

/** What is sent of the form in the place of blank cells. */
function blankNotes(
  used: readonly UsedRow[],
  { user, amount, title, type, expiryDate }: VoucherInput,
) {
  const noteOf = (column: VoucherColumn, valueOf: (row: FileRow) => string, form: string | null) =>
    blankNote(
      column,
      // A free delivery has no amount.
      used
        .filter(({ body }) => column !== 'Amount' || body.amount !== undefined)
        .map(({ row }) => [row.row, valueOf(row)]),
      form ? `sent with the form’s, ${shorten(cleanLine(form), 80)}` : 'sent without one',
    )
  return [
    ...noteOf('Code', ({ code }) => code, null),
    ...noteOf('Email Address', (row) => row.user, user),
    ...noteOf('Amount', (row) => row.amount, formatNaira(Number(amount))),
    ...noteOf('Title', (row) => row.title, title),
    ...noteOf('Expiry date', (row) => row.expiryDate.text, expiryDate && formatDay(expiryDate)),
    ...noteOf('Type', (row) => row.type, voucherType.labelOf(type)),
  ]
}

/** Divides the rows of a file into vouchers and rows that are left out. */
export function checkRows(
  rows: readonly FileRow[],
  voucher: VoucherInput,
  now = serverDate(),
): CheckedRows {
  const vouchers: NewVoucher[] = []
  const skippedRows: SkippedVoucher[] = []
  const used: UsedRow[] = []
  const rowByCode = new Map<string, number>()
  for (const row of rows) {
    const merged = mergeRow(row, voucher)
    const code = row.code.toLowerCase()
    const reason = findReason(row, merged, code ? rowByCode.get(code) : undefined)
    if (reason) skippedRows.push({ ...row, reason })
    else {
      rowByCode.set(code, row.row)
      const body = createBody(merged)
      used.push({ row, body })
      vouchers.push({ id: `row ${row.row}`, body })
    }
  }
  const notes = [
    ...blankNotes(used, voucher),
    ...doubtNotes({
      texts: used.flatMap(({ row }) => [[row.row, row.code] as const, [row.row, row.title]]),
      addresses: used.map(({ row }) => [row.row, row.user]),
      cutValues: used.map(({ row }) => [row.row, row.cutValue]),
    }),
    ...pastNote(used, lagosToday(now)),
    ...repeatedNote(used),
  ]
  return { vouchers, skippedRows, notes }
}
