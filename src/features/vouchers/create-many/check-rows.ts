import * as v from 'valibot'
import { plainAmount } from '@/domain/amount'
import { emailAddress } from '@/domain/body-fields'
import { lagosToday } from '@/domain/lagos'
import { voucherType } from '@/domain/voucher'
import { createBody, type VoucherInput } from '@/features/vouchers/form/voucher-values'
import { AMOUNT_REQUIRED, amountError } from '@/features/vouchers/resource'
import { serverDate } from '@/lib/clock'
import { plainName } from '@/lib/csv/header'
import { isPlaceholder, isSpreadsheetError, madeBySpreadsheet } from '@/lib/csv/spreadsheet'
import { formatCount } from '@/lib/format'
import type { FileRow } from './read-rows'
import { voucherNotes, type UsedRow } from './voucher-notes'

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

/** The type of a row, by label or value. Undefined if no voucher can be created with this type. */
const typeOf = (text: string) =>
  newTypes.find((type) =>
    [type, voucherType.labelOf(type) ?? type].map(plainName).includes(plainName(text)),
  )

/** A row's own values win over those of the form. */
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
  if (v.is(emailAddress, code)) return `The code is an email address: ${code}`
  const [delimiter] = /[,;|]/.exec(code) ?? []
  if (delimiter) return `The code has a “${delimiter}”: ${code}`
  const made = madeBySpreadsheet(code)
  return made && `The code is ${made} that a spreadsheet has made: ${code}`
}

// In lower case, like the results of a run.
const results = new Map([
  ['created', 'Already created, as “Result” says'],
  ['not known', 'Not known whether it was created, as “Result” says'],
])

/** Why a row is skipped, or "". */
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

/** Divides the rows of a file into vouchers and skipped rows. */
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
  return { vouchers, skippedRows, notes: voucherNotes(used, voucher, lagosToday(now)) }
}
