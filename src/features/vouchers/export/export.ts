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

// What Excel takes for a number or a day, and changes: the codes "0012", "12E5", "3-4" and "DEC10".
const NUMBER = /^[\d.,:/-]*\d(?:e[+-]?\d+)?$/i
const DAY =
  /^(?=.*\d)(?:\d+[ -]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[ -]?\d+){0,2}$/i

/** A text that a spreadsheet shows as it is; what it would change has an apostrophe in front, as formulas have. */
function asText(text: string | null) {
  if (text === null) return ''
  return NUMBER.test(text.trim()) || DAY.test(text.trim()) ? `'${text}` : text
}

const flagText = (flag: boolean | null) => (flag === null ? '' : flag ? 'Yes' : 'No')

/** The lines of the file for these vouchers. */
export function voucherLines(vouchers: readonly Voucher[]) {
  return csvLines(
    vouchers.map((voucher) => [
      asText(voucher.title),
      asText(voucher.type && typeLabel(voucher.type)),
      voucher.type === 'free_delivery' ? '' : (voucher.amount ?? ''),
      asText(voucher.code),
      asText(voucher.user),
      asText(voucher.status && statusLabel(voucher.status)),
      voucher.expiryDate ?? '',
      flagText(voucher.claimable),
      flagText(voucher.multiple),
      toIsoMinute(voucher.createdAt) ?? '',
      asText(voucher.id),
    ]),
  )
}

/** The whole file, of what `voucherLines` made. */
export function exportFile(lines: readonly string[]) {
  return toCsv(COLUMNS, []) + lines.join('')
}

/** The filters in words; none where they let every voucher through. */
export function filterWords({ search, status, type }: VoucherFilters) {
  return [
    status === 'all' ? '' : statusLabel(status),
    type === 'all' ? '' : typeLabel(type),
    search && `“${search}”`,
  ].filter(Boolean)
}

// With all the rest the name stays under the 255 bytes of a file system, of which a character may take four.
const MAX_SEARCH_LENGTH = 40

/** A text without what file systems refuse and what is not to be seen. */
function fileText(text: string) {
  const clean = text.replace(/[<>:"/\\|?*\p{C}]+/gu, ' ').replace(/\s+/g, ' ')
  return [...clean.trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

interface ExportNameOptions {
  now: Date
  isIncomplete?: boolean
}

/** What the file is called: after the filters, or that it is what was selected, and the administrator's day. */
export function exportName(
  of: VoucherFilters | 'selected',
  { now, isIncomplete = false }: ExportNameOptions,
) {
  const words =
    of === 'selected' ? [of] : filterWords({ ...of, search: fileText(of.search) }).map(lowerCase)
  const name = ['vouchers', ...words, toIsoDate(now)].join(' ')
  return `${name}${isIncomplete ? ' (incomplete)' : ''}.csv`
}

const lowerCase = (word: string) => word.toLowerCase()
