import { csvLines, toCsv } from '@/lib/csv/to-csv'
import { exportCells, type ExportColumn } from './export-columns'
import { lagosToday } from './lagos'
import { scopeLabels, type ListScope } from './list-scope'
import { maskSearch } from './masks'

export const exportLines = <TRow>(columns: readonly ExportColumn<TRow>[], rows: readonly TRow[]) =>
  csvLines(rows.map((row) => exportCells(columns, row)))

export function exportFile(columns: readonly { header: string }[], lines: readonly string[]) {
  const headers = columns.map(({ header }) => header)
  return toCsv(headers, []) + lines.join('')
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
  { noun: [, many], filters, search }: ListScope,
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
