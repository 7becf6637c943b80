import { formatQuantity, shorten } from '@/lib/format'
import { cleanLine } from '@/lib/visible-text'
import { columnKey, type CsvHeader } from './header'
import { readField } from './to-csv'

// A byte that is invalid in the encoding, or a control character that another encoding leads to.
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

const delimiterNames = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
])

export interface CsvLayout<TColumn extends string> {
  header: CsvHeader<TColumn>
  /** The names in the header. */
  names: readonly string[]
  delimiter: string
  /** Whether the values are those of a row, and not words with commas between them. */
  isRow: (cell: (column: TColumn) => string) => boolean
}

// The commas in a number at the start of a line or a word: "10,000", "Get ₦1,500", not "A,1,500".
const THOUSANDS = /(?<=^|\s|₦|\sN|\sNGN)\d{1,3}(?:,\d{3})+\b/g

/** Whether a line of a value is a whole row. Unlike a text, it has no spaces after its commas. */
function hidesRow<TColumn extends string>(
  field: string,
  { header: { used, width }, delimiter, isRow }: CsvLayout<TColumn>,
) {
  if (width === 1 || !field.includes('\n')) return false
  const indexOf = (name: TColumn) => used.find(({ column }) => column.name === name)?.index ?? -1
  return field
    .split('\n')
    .slice(1)
    .some((line) => {
      if (line.includes(`${delimiter} `)) return false
      const values = line
        .replace(THOUSANDS, (amount) => amount.replaceAll(',', ''))
        .split(delimiter)
      return (
        values.length >= width && isRow((name) => readField(cleanLine(values[indexOf(name)] ?? '')))
      )
    })
}

/** Why the columns of a row cannot be read, or "". The fields are clean. */
export function findProblem<TColumn extends string>(
  fields: readonly string[],
  layout: CsvLayout<TColumn>,
) {
  const { header, delimiter } = layout
  const { used, width } = header
  const count = fields.findLastIndex((field) => field !== '') + 1
  if (count > width) {
    const what = `${formatQuantity(count, 'value', 'values')} in ${formatQuantity(width, 'column', 'columns')}`
    const sign = delimiterNames.get(delimiter) ?? `“${delimiter}”`
    return `${what}: a value with a ${sign} needs quotation marks`
  }
  if (used.every(({ name, index }) => columnKey(fields[index] ?? '') === columnKey(name))) {
    return 'The names of the columns again'
  }
  if (fields.some((field) => hidesRow(field, layout))) {
    return 'A quotation mark that is not closed hides other rows'
  }
  const unreadable = used.find(({ index }) => UNREADABLE.test(fields[index] ?? ''))
  return unreadable
    ? `A character cannot be read: ${shorten((fields[unreadable.index] ?? '').replace(/[\p{Cc}\uFFFD]/gu, '�'), 60)}`
    : ''
}

/**
 * A value that a comma followed by a space may have cut: it may continue in the next, unused
 * column. "" if there is none. An email address or a number is never cut, and a number after the
 * comma is a separate value, such as a phone number.
 */
export function findCutValue<TColumn extends string>(
  fields: readonly string[],
  { header: { used }, names, delimiter }: CsvLayout<TColumn>,
) {
  if (delimiter !== ',') return ''
  const cut = used.find(({ index }) => {
    const [value = '', next = ''] = fields.slice(index, index + 2)
    const isUsed = used.some((other) => other.index === index + 1)
    const isWords =
      /^[^@]*\p{L}[^@]*$/u.test(value) && /^ \S/.test(next) && !/^[\s\d+()./-]+$/.test(next)
    return isWords && !isUsed && !names[index + 1]?.startsWith(' ')
  })
  if (!cut) return ''
  return fields
    .slice(cut.index, cut.index + 2)
    .join(',')
    .trim()
}
