import { formatNaira } from '@/domain/amount'
import { formatDay } from '@/domain/format-dates'
import { voucherType } from '@/domain/voucher'
import {
  addRow,
  blankNotes,
  createDoubts,
  listRows,
  listValues,
} from '@/features/vouchers/csv/row-notes'
import type { createBody, VoucherInput } from '@/features/vouchers/form/voucher-values'
import { formatQuantity, shorten } from '@/lib/format'
import { cleanLine } from '@/lib/visible-text'
import type { FileRow, VoucherColumn } from './read-rows'

/** A row and the body that is sent for it. */
export interface UsedRow {
  row: FileRow
  body: ReturnType<typeof createBody>
}

function pastNotes(used: readonly UsedRow[], today: string) {
  const past = used.filter(({ row: { expiryDate } }) => expiryDate.day && expiryDate.day < today)
  if (past.length === 0) return []
  const vouchers = formatQuantity(past.length, 'voucher', 'vouchers')
  const rows = listRows(past.map(({ row }) => row.row))
  return [`${vouchers} will already be expired: the day is past in ${rows}.`]
}

function repeatedNotes(used: readonly UsedRow[]) {
  const rowsByUser = new Map<string, number[]>()
  for (const { row } of used) {
    const user = row.user.toLowerCase()
    if (user) addRow(rowsByUser, user, row.row)
  }
  const repeated = [...rowsByUser].filter(([, rows]) => rows.length > 1)
  if (repeated.length === 0) return []
  const people = formatQuantity(repeated.length, 'person is', 'people are')
  const get = repeated.length === 1 ? 'gets' : 'get'
  return [`${people} in more than one row, and ${get} a voucher for each: ${listValues(repeated)}.`]
}

/** Notes about the values of the form that replace blank cells. */
function formNotes(used: readonly UsedRow[], voucher: VoucherInput) {
  const { user, amount, title, type, expiryDate } = voucher
  // A free delivery has no amount.
  const priced = used.filter(({ body }) => body.amount !== undefined)
  const noteOf = (
    column: VoucherColumn,
    valueOf: (row: FileRow) => string,
    form: string | null,
    rows = used,
  ) =>
    blankNotes(
      column,
      rows.filter(({ row }) => valueOf(row) === '').map(({ row }) => row.row),
      rows.length,
      form ? `sent with the form’s, ${shorten(cleanLine(form), 80)}` : 'sent without one',
    )
  return [
    ...noteOf('Code', ({ code }) => code, null),
    ...noteOf('Email Address', (row) => row.user, user),
    ...noteOf('Amount', (row) => row.amount, formatNaira(Number(amount)), priced),
    ...noteOf('Title', (row) => row.title, title),
    ...noteOf('Expiry date', (row) => row.expiryDate.text, expiryDate && formatDay(expiryDate)),
    ...noteOf('Type', (row) => row.type, voucherType.labelOf(type)),
  ]
}

/** What to check before the vouchers are created. */
export function voucherNotes(used: readonly UsedRow[], voucher: VoucherInput, today: string) {
  const doubts = createDoubts()
  for (const { row } of used) {
    const { code, title, user, cutValue } = row
    doubts.add({ row: row.row, code, texts: [title], address: user, cutValue })
  }
  return [
    ...formNotes(used, voucher),
    ...doubts.notes(),
    ...pastNotes(used, today),
    ...repeatedNotes(used),
  ]
}
