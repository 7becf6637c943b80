import Papa from 'papaparse'

// Text that a spreadsheet would run as a formula, including after white space and with full-width
// signs (East Asian keyboards). Papa's own pattern misses multi-line text.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

type Rows = readonly (readonly (string | number)[])[]

/** Rows as CSV lines, to append to the result of `toCsv`. */
export function csvLines(rows: Rows) {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: (value) => typeof value === 'string', escapeFormulae: FORMULA },
  )
  return rows.length === 0 ? '' : `${text}\r\n`
}

/**
 * A CSV file for spreadsheets, with a byte order mark and CRLF line endings. Text is quoted, so
 * that neither commas nor semicolons split it. Formulas are prefixed with an apostrophe. Numbers
 * are not quoted.
 */
export function toCsv(columns: readonly string[], rows: Rows) {
  return `\uFEFF${csvLines([columns, ...rows])}`
}

/** Removes the apostrophe that `toCsv` adds. */
export function unescapeFormula(text: string) {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
