import { lagosToday } from '@/domain/lagos'
import { maskSearch } from '@/domain/masks'
import { type CsvCell, csvLines, toCsv } from '@/lib/csv/to-csv'

/** A column of the exported file. A null value is an empty cell. */
export type ExportColumn<TRow> = { header: string } & (
  | {
      /** Text stays text, even if it looks like a number or a date. A boolean is "Yes" or "No". */
      value: (row: TRow) => string | number | boolean | null
    }
  | {
      /** What a spreadsheet may convert: `YYYY-MM-DD`, the result of `toIsoMinute`, "75%". */
      converted: (row: TRow) => string | null
    }
)

function toCell<TRow>(column: ExportColumn<TRow>, row: TRow): CsvCell {
  if ('converted' in column) return { converted: column.converted(row) ?? '' }
  const value = column.value(row)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value ?? ''
}

export function exportLines<TRow>(columns: readonly ExportColumn<TRow>[], rows: readonly TRow[]) {
  return csvLines(rows.map((row) => columns.map((column) => toCell(column, row))))
}

export function exportFile(columns: readonly { header: string }[], lines: readonly string[]) {
  const headers = columns.map(({ header }) => header)
  return toCsv(headers, []) + lines.join('')
}

/** The rows to export. The dialog resets when it changes. */
export interface ExportScope {
  noun: readonly [one: string, many: string]
  /** From `filterLabels`. Empty labels are ignored. */
  filters: readonly string[]
  search: string
}

/** A label per active filter: "Used", "Discount", "“Jollof”". */
export function scopeLabels({ filters, search }: Omit<ExportScope, 'noun'>) {
  return [...filters, search && `“${search}”`].filter(Boolean)
}

// Keeps the file name under the 255 bytes that file systems allow. A character may take four bytes.
const MAX_LABEL_LENGTH = 40

/** Removes invisible characters and those that file systems reject. */
function toFileName(text: string) {
  const clean = text.replace(/[<>:"/\\|?*\p{C}]+/gu, ' ').replace(/\s+/g, ' ')
  return [...clean.trim()].slice(0, MAX_LABEL_LENGTH).join('').trim()
}

interface ExportNameOptions {
  now: Date
  isIncomplete?: boolean
}

/** With the date in Lagos: "vouchers used discount 2026-11-22.csv". */
export function exportName(
  { noun: [, many], filters, search }: ExportScope,
  { now, isIncomplete = false }: ExportNameOptions,
) {
  const labels = scopeLabels({
    filters: filters.map(toFileName),
    search: toFileName(maskSearch(search)),
  })
  const words = labels.map((label) => label.toLowerCase())
  const name = [many, ...words, lagosToday(now)].join(' ')
  return `${name}${isIncomplete ? ' (incomplete)' : ''}.csv`
}
