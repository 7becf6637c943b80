import { columnKey, type CsvHeader } from './csv-header'
import { formatQuantity, shorten } from './format'

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
  /** The fields of the header. */
  names: readonly string[]
  delimiter: string
}

/** Whether a value of several lines has a whole row in one of them, without spaces as in a text. */
function hidesRow(field: string, { header: { width }, delimiter }: CsvLayout<string>) {
  if (width === 1 || !field.includes('\n')) return false
  const isRow = (line: string) =>
    !line.includes(`${delimiter} `) && line.split(delimiter).length >= width
  return field.split('\n').slice(1).some(isRow)
}

/** Why a row cannot be read in its columns, or "". The fields are clean. */
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
 * A value that may continue in the next column, which is not used: a comma that is followed by a
 * space has cut it. "" if there is none.
 */
export function findCutValue<TColumn extends string>(
  fields: readonly string[],
  { header: { used }, names, delimiter }: CsvLayout<TColumn>,
) {
  const cut = used.find(({ index }) => {
    const isUsed = used.some((other) => other.index === index + 1)
    return /^ \S/.test(fields[index + 1] ?? '') && !isUsed && !names[index + 1]?.startsWith(' ')
  })
  if (!cut || delimiter !== ',') return ''
  return fields
    .slice(cut.index, cut.index + 2)
    .join(',')
    .trim()
}
