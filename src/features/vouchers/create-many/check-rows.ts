import * as v from 'valibot'
import { plainAmount } from '@/domain/amount'
import { emailAddress } from '@/domain/body-fields'
import { voucherType } from '@/domain/voucher'
import { AMOUNT_REQUIRED, amountError } from '@/features/vouchers/form/voucher-form-schema'
import { createBody, type VoucherInput } from '@/features/vouchers/form/voucher-values-schema'
import { serverDate } from '@/lib/clock'
import { plainName } from '@/lib/csv-header'
import { formatCount, formatQuantity, shorten } from '@/lib/format'
import { lagosToday } from '@/lib/lagos'
import { isPlaceholder, isSpreadsheetError, madeBySpreadsheet } from '@/lib/spreadsheet'
import type { FileRow } from './read-rows'

export interface SkippedVoucher extends FileRow {
  reason: string
}

export interface NewVoucher {
  /** Unique among the new vouchers. */
  id: string
  body: ReturnType<typeof createBody>
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
  if (/\s/.test(code)) return `The code has white space: ${code.replace(/\s+/g, ' ')}`
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
  if (isSpreadsheetError(title)) return `The title is an error of a spreadsheet: ${title}`
  if (isPlaceholder(title)) return `Not a title: ${title}`
  if (merged.type === 'free_delivery' && amount) return `Free delivery has no amount: ${amount}`
  const wrongAmount = amountError(merged)
  if (wrongAmount === AMOUNT_REQUIRED) return 'Amount missing'
  if (wrongAmount) return `Invalid amount: ${amount}`
  if (expiryDate.problem) return expiryDate.problem
  return rowWithCode === undefined ? '' : `Same code as row ${formatCount(rowWithCode)}`
}

const MAX_LISTED = 3

/** "rows 2, 5 and 9", "rows 2, 3, 4 and 12 more". */
function listRows(rows: readonly number[]) {
  const listed = rows.slice(0, MAX_LISTED).map(formatCount)
  const rest = rows.length - listed.length
  const last = rest > 0 ? `${formatCount(rest)} more` : listed.pop()
  const word = rows.length === 1 ? 'row' : 'rows'
  return `${word} ${[listed.join(', '), last].filter(Boolean).join(' and ')}`
}

function describePast(rows: readonly FileRow[]) {
  const vouchers = formatQuantity(rows.length, 'voucher', 'vouchers')
  return `${vouchers} will already be expired: the day is past in ${listRows(rows.map(({ row }) => row))}.`
}

function describeRepeated(repeated: readonly (readonly [user: string, rows: readonly number[]])[]) {
  const people = formatQuantity(repeated.length, 'person is', 'people are')
  const get = repeated.length === 1 ? 'gets' : 'get'
  const listed = repeated
    .slice(0, MAX_LISTED)
    .map(([user, rows]) => `${shorten(user, 80)} (${listRows(rows)})`)
  const more = repeated.length - listed.length
  const rest = more > 0 ? ` and ${formatCount(more)} more` : ''
  return `${people} in more than one row, and ${get} a voucher for each: ${listed.join(', ')}${rest}.`
}

function findNotes(used: readonly FileRow[], today: string) {
  const past = used.filter(({ expiryDate: { day } }) => day !== '' && day < today)
  const rowsByUser = new Map<string, number[]>()
  for (const { user, row } of used) {
    const key = user.toLowerCase()
    rowsByUser.set(key, [...(rowsByUser.get(key) ?? []), row])
  }
  const repeated = [...rowsByUser].filter(([user, rows]) => user !== '' && rows.length > 1)
  return [
    past.length > 0 && describePast(past),
    repeated.length > 0 && describeRepeated(repeated),
  ].filter((note) => note !== false)
}

/** Divides the rows of a file into vouchers and rows that are left out. */
export function checkRows(
  rows: readonly FileRow[],
  voucher: VoucherInput,
  now = serverDate(),
): CheckedRows {
  const vouchers: NewVoucher[] = []
  const skippedRows: SkippedVoucher[] = []
  const used: FileRow[] = []
  const rowByCode = new Map<string, number>()
  for (const row of rows) {
    const merged = mergeRow(row, voucher)
    const code = row.code.toLowerCase()
    const reason = findReason(row, merged, code ? rowByCode.get(code) : undefined)
    if (reason) skippedRows.push({ ...row, reason })
    else {
      rowByCode.set(code, row.row)
      used.push(row)
      vouchers.push({ id: `row ${row.row}`, body: createBody(merged) })
    }
  }
  return { vouchers, skippedRows, notes: findNotes(used, lagosToday(now)) }
}
