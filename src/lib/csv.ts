import Papa from 'papaparse'

// What a spreadsheet would take for a formula, behind blanks and in the wide signs of East Asian keyboards too. Papa's
// own pattern misses a text of several lines.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

type Rows = readonly (readonly (string | number)[])[]

/** Lines of a CSV file, for one that is put together of parts: `toCsv` of the columns alone is its beginning. */
export function csvLines(rows: Rows) {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: (value) => typeof value === 'string', escapeFormulae: FORMULA },
  )
  return rows.length === 0 ? '' : `${text}\r\n`
}

/**
 * A CSV file as spreadsheets expect it: with a byte order mark, lines ended by CRLF, texts in quotation marks (a comma or
 * semicolon in one divides it nowhere). A text that would be a formula gets an apostrophe in front; numbers stay numbers.
 */
export function toCsv(columns: readonly string[], rows: Rows) {
  return `\uFEFF${csvLines([columns, ...rows])}`
}

/** What a text was before `toCsv` put an apostrophe in front of it. */
export function fromCsv(text: string) {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

/** Has the browser save `text` as a file of this name. */
export function saveCsv(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
