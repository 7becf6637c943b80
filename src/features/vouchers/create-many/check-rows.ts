import * as v from 'valibot'
import { typedDay } from '@/api/response-fields'
import { plainAmount } from '@/domain/amount'
import { emailAddress } from '@/domain/body-fields'
import { AMOUNT_REQUIRED, amountError } from '@/features/vouchers/form/voucher-form-schema'
import { createBody, type VoucherInput } from '@/features/vouchers/form/voucher-values-schema'
import { formatCount } from '@/lib/format'
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
}

/** Converts `YYYY-MM-DD` or `DD/MM/YYYY`. Null if it is not a day of the calendar. */
function toDay(text: string) {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return v.is(typedDay(), iso) ? iso : null
}

/** The values of the row win over those of the form. */
function mergeRow(row: FileRow, voucher: VoucherInput): VoucherInput {
  return {
    ...voucher,
    code: row.code,
    user: row.user || voucher.user,
    amount: row.amount ? plainAmount(row.amount) : voucher.amount,
    title: row.title || voucher.title,
    expiryDate: toDay(row.expiryDate) ?? voucher.expiryDate,
  }
}

/** Why a row is left out, or "". */
function findReason(row: FileRow, merged: VoucherInput, rowWithCode: number | undefined) {
  const { user, amount, expiryDate } = row
  if (user && !v.is(emailAddress, user)) return `Invalid email: ${user}`
  if (merged.type === 'free_delivery' && amount) return `Free delivery has no amount: ${amount}`
  const wrongAmount = amountError(merged)
  if (wrongAmount === AMOUNT_REQUIRED) return 'Amount missing'
  if (wrongAmount) return `Invalid amount: ${amount}`
  if (expiryDate && toDay(expiryDate) === null) return `Invalid date: ${expiryDate}`
  return rowWithCode === undefined ? '' : `Same code as row ${formatCount(rowWithCode)}`
}

/** Divides the rows of a file into vouchers and rows that are left out. */
export function checkRows(rows: readonly FileRow[], voucher: VoucherInput): CheckedRows {
  const checked: CheckedRows = { vouchers: [], skippedRows: [] }
  const rowByCode = new Map<string, number>()
  for (const row of rows) {
    const merged = mergeRow(row, voucher)
    const code = row.code.toLowerCase()
    const reason = findReason(row, merged, code ? rowByCode.get(code) : undefined)
    if (reason) checked.skippedRows.push({ ...row, reason })
    else {
      rowByCode.set(code, row.row)
      checked.vouchers.push({ id: `row ${row.row}`, body: createBody(merged) })
    }
  }
  return checked
}
