import Papa from 'papaparse'
import { protectText, unprotectText } from './spreadsheet'

/** `converted` is not protected, because a spreadsheet may convert it: a day, a percentage. */
export type CsvCell = string | number | { converted: string }

type Rows = readonly (readonly CsvCell[])[]

// Formulas are protected even in `converted`.
const CONVERTIBLE = /^[\d: -]*$|^<?\d+%$/

function toField(cell: CsvCell) {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return protectText(cell)
  return CONVERTIBLE.test(cell.converted) ? cell.converted : protectText(cell.converted)
}

/**
 * Rows as CSV lines, to append to the result of `toCsv`. Rows may have different numbers of cells.
 */
export function csvLines(rows: Rows) {
  const text = Papa.unparse(
    rows.map((row) => row.map(toField)),
    { quotes: (value) => typeof value === 'string' },
  )
  return rows.length === 0 ? '' : `${text}\r\n`
}

/**
 * A CSV file for spreadsheets, with a byte order mark and CRLF line endings. Text is quoted, so
 * that neither commas nor semicolons split it, and protected, so that a spreadsheet does not change
 * it. Numbers are not quoted. `readCsvRows` is its inverse.
 */
export function toCsv(columns: readonly string[], rows: Rows) {
  return `\uFEFF${csvLines([columns, ...rows])}`
}

/** The text of a clean field (`cleanText`) that `toCsv` or a person has written. */
export const readField = (field: string) => unprotectText(field).trim()
