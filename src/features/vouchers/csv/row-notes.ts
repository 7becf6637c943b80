import { isGarbled } from '@/lib/csv/file-text'
import { mayBeMade, mayBeMadeCode } from '@/lib/csv/spreadsheet'
import { formatCount, shorten } from '@/lib/format'

// Notes about the rows of a file, to check before they are sent. Rows are numbers, in order.

const MAX_LISTED = 3

/** "A, B and C", "A, B, C and 12 more". `count` is the number of items that are not listed. */
function listFirst<T>(
  items: readonly T[],
  show: (item: T) => string,
  count = (others: readonly T[]) => others.length,
) {
  const listed = items.slice(0, MAX_LISTED).map(show)
  const rest = count(items.slice(MAX_LISTED))
  const last = rest > 0 ? `${formatCount(rest)} more` : listed.pop()
  return [listed.join(', '), last].filter(Boolean).join(' and ')
}

/** "row 2", "rows 3–5 and 9", "rows 2, 4, 6 and 12 more". */
export function listRows(rows: readonly number[]) {
  const runs: { first: number; last: number }[] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.last === row - 1) run.last = row
    else runs.push({ first: row, last: row })
  }
  const list = listFirst(
    runs,
    ({ first, last }) => [...new Set([first, last])].map(formatCount).join('–'),
    (others) => others.reduce((sum, { first, last }) => sum + last - first + 1, 0),
  )
  return `${rows.length === 1 ? 'row' : 'rows'} ${list}`
}

/** Adds a row to the rows with this value, once. */
export function addRow(rowsByValue: Map<string, number[]>, value: string, row: number) {
  const rows = rowsByValue.get(value)
  if (!rows) rowsByValue.set(value, [row])
  else if (rows.at(-1) !== row) rows.push(row)
}

/** "“ada@example.com” (rows 2 and 4), “bola@example.com” (rows 3 and 5) and 3 more". */
export const listValues = (rowsByValue: readonly (readonly [string, readonly number[]])[]) =>
  listFirst(rowsByValue, ([value, rows]) => `“${shorten(value, 80)}” (${listRows(rows)})`)

/**
 * Of the rows with a blank cell. `sent` is what is sent in its place, in words. A column that is
 * blank in every row is a part of a template, and the shown rows tell it.
 */
export const blankNotes = (column: string, rows: readonly number[], all: number, sent: string) =>
  rows.length === 0 || rows.length === all
    ? []
    : [`${column} is empty in ${listRows(rows)}: ${sent}.`]

// Valid addresses that hardly anybody has: with an apostrophe of a spreadsheet, a wrong dot, or no
// dot after "@".
const ODD_ADDRESS = /^['.]|\.\.|\.@|@[^.]+$/

const doubtNotes = (what: string, rowsByValue: ReadonlyMap<string, readonly number[]>) =>
  rowsByValue.size === 0 ? [] : [`${what} ${listValues([...rowsByValue])}.`]

// Punctuation of word processors, full-width characters, and letters of two alphabets in one code.
const HARD_TO_TYPE =
  /[\u2012-\u2015\u2018-\u201F\u2026\u2212\uFF01-\uFF5E]|\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u

interface Values {
  row: number
  /** The code of a voucher. */
  code?: string
  /** Titles and names. */
  texts: readonly string[]
  address: string
  /** A value that a comma may have cut, or "". */
  cutValue: string
}

/** Collects values that are sent unchanged although they look wrong. */
export function createDoubts() {
  const garbled = new Map<string, number[]>()
  const made = new Map<string, number[]>()
  const codes = new Map<string, number[]>()
  const addresses = new Map<string, number[]>()
  const cut = new Map<string, number[]>()
  return {
    add({ row, code = '', texts, address, cutValue }: Values) {
      if (HARD_TO_TYPE.test(code)) addRow(codes, code, row)
      if (mayBeMadeCode(code)) addRow(made, code, row)
      for (const text of texts) if (mayBeMade(text)) addRow(made, text, row)
      for (const text of [code, ...texts]) if (isGarbled(text)) addRow(garbled, text, row)
      if (ODD_ADDRESS.test(address)) addRow(addresses, address, row)
      if (cutValue) addRow(cut, cutValue, row)
    },
    notes: () => [
      ...doubtNotes('Characters look wrong in', garbled),
      ...doubtNotes('A spreadsheet may have made', made),
      ...doubtNotes('Customers may not be able to type', codes),
      ...doubtNotes('The address looks wrong in', addresses),
      ...doubtNotes('A comma may have cut', cut),
    ],
  }
}
