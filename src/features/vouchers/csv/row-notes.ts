import { isGarbled } from '@/lib/file-text'
import { formatCount, shorten } from '@/lib/format'
import { mayBeMade } from '@/lib/spreadsheet'

// What to check in the rows of a file before they are sent. Rows are numbers, in order.

const MAX_LISTED = 3

/** "A, B and C", "A, B, C and 12 more". */
function listFirst(items: readonly { text: string; count: number }[]) {
  const listed = items.slice(0, MAX_LISTED).map(({ text }) => text)
  const rest = items.slice(MAX_LISTED).reduce((sum, { count }) => sum + count, 0)
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
    runs.map(({ first, last }) => ({
      text: [...new Set([first, last])].map(formatCount).join('–'),
      count: last - first + 1,
    })),
  )
  return `${rows.length === 1 ? 'row' : 'rows'} ${list}`
}

/** "ada@example.com (rows 2 and 4) and 3 more". */
export const listValues = (rowsByValue: Iterable<readonly [string, readonly number[]]>) =>
  listFirst(
    [...rowsByValue].map(([value, rows]) => ({
      text: `${shorten(value, 80)} (${listRows(rows)})`,
      count: 1,
    })),
  )

/** The values of some rows. */
export type RowValues = readonly (readonly [row: number, value: string])[]

/** `sent` is what is sent in the place of a blank value, in words. */
export function blankNote(column: string, values: RowValues, sent: string) {
  const blank = values.filter(([, value]) => value === '').map(([row]) => row)
  // A column that is blank in every row is a part of a template, and the shown rows tell it.
  if (blank.length === 0 || blank.length === values.length) return []
  return [`${column} is empty in ${listRows(blank)}: ${sent}.`]
}

function oddNote(values: RowValues, isOdd: (value: string) => boolean, what: string) {
  const odd = values.filter(([, value]) => isOdd(value))
  const listed = odd.map(([row, value]) => [`“${shorten(value, 60)}”`, [row]] as const)
  return odd.length === 0 ? [] : [`${what} ${listValues(listed)}.`]
}

// Addresses that are valid, but that hardly anybody has: an apostrophe of a spreadsheet, a wrong dot,
// and no dot after "@".
const ODD_ADDRESS = /^['.]|\.\.|\.@|@[^.]+$/

interface Doubtful {
  /** Codes, titles and names. */
  texts: RowValues
  addresses: RowValues
  /** Values that a comma may have cut. */
  cutValues: RowValues
}

/** What is sent as it is, though it seems to be wrong. */
export const doubtNotes = ({ texts, addresses, cutValues }: Doubtful) => [
  ...oddNote(texts, isGarbled, 'Characters look wrong in'),
  ...oddNote(texts, mayBeMade, 'A spreadsheet may have made'),
  ...oddNote(addresses, (address) => ODD_ADDRESS.test(address), 'The address looks wrong in'),
  ...oddNote(cutValues, Boolean, 'A comma may have cut'),
]
