import { statusLabel, typeLabel } from '@/features/vouchers/labels'
import type { Voucher, VoucherFilters } from '@/features/vouchers/schema'
import { csvLines, toCsv } from '@/lib/csv'
import { toIsoDate, toIsoMinute } from '@/lib/format'

const COLUMNS = [
  'Title',
  'Type',
  'Amount (NGN)',
  'Code',
  'User',
  'Status',
  'Expiry date',
  'Claimable',
  'Multiple',
  'Created',
  'ID',
]

// Text that Excel converts to a number or a date, such as the codes "0012", "12E5", "3-4" and "DEC10".
const NUMBER_LIKE = /^[\d.,:/-]*\d(?:e[+-]?\d+)?$/i
const DATE_LIKE =
  /^(?=.*\d)(?:\d+[ -]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[ -]?\d+){0,2}$/i

/** Adds an apostrophe before text that Excel would convert. `csvLines` does the same for formulas. Null becomes "". */
function toTextCell(text: string | null) {
  if (text === null) return ''
  return NUMBER_LIKE.test(text.trim()) || DATE_LIKE.test(text.trim()) ? `'${text}` : text
}

const toFlagCell = (flag: boolean | null) => (flag === null ? '' : flag ? 'Yes' : 'No')

/** Converts vouchers to lines of the CSV file. */
export function voucherLines(vouchers: readonly Voucher[]) {
  return csvLines(
    vouchers.map((voucher) => [
      toTextCell(voucher.title),
      toTextCell(voucher.type && typeLabel(voucher.type)),
      voucher.type === 'free_delivery' ? '' : (voucher.amount ?? ''),
      toTextCell(voucher.code),
      toTextCell(voucher.user),
      toTextCell(voucher.status && statusLabel(voucher.status)),
      voucher.expiryDate ?? '',
      toFlagCell(voucher.claimable),
      toFlagCell(voucher.multiple),
      toIsoMinute(voucher.createdAt) ?? '',
      toTextCell(voucher.id),
    ]),
  )
}

/** Returns the complete CSV file for lines made by `voucherLines`. */
export function exportFile(lines: readonly string[]) {
  return toCsv(COLUMNS, []) + lines.join('')
}

/** Returns a label for each active filter: "Used", "Discount", "“Jollof”". */
export function filterLabels({ search, status, type }: VoucherFilters) {
  return [
    status === 'all' ? '' : statusLabel(status),
    type === 'all' ? '' : typeLabel(type),
    search && `“${search}”`,
  ].filter(Boolean)
}

// Keeps the whole name under the 255 bytes that file systems allow. A character may take four bytes.
const MAX_SEARCH_LENGTH = 40

/** Removes invisible characters and those that file systems refuse. */
function toFileName(text: string) {
  const clean = text.replace(/[<>:"/\\|?*\p{C}]+/gu, ' ').replace(/\s+/g, ' ')
  return [...clean.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

interface ExportNameOptions {
  now: Date
  isIncomplete?: boolean
}

/** Returns the name of the file, with the local date: "vouchers used discount 2026-11-22.csv". */
export function exportName(
  source: VoucherFilters | 'selected',
  { now, isIncomplete = false }: ExportNameOptions,
) {
  const labels =
    source === 'selected'
      ? [source]
      : filterLabels({ ...source, search: toFileName(source.search) })
  const words = labels.map((label) => label.toLowerCase())
  const name = ['vouchers', ...words, toIsoDate(now)].join(' ')
  return `${name}${isIncomplete ? ' (incomplete)' : ''}.csv`
}
