import type { FieldFinding } from './inspect.ts'
import type { CallReport, ModuleReport, Report } from './report.ts'
import { summarize } from './summary.ts'

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

function rowsText({ rows }: CallReport) {
  if (!rows) return ''
  const leftOut = Object.entries(rows.leftOut).map(([reason, number]) => `${number} ${reason}`)
  const kept = count(rows.kept, 'row', 'rows')
  return leftOut.length > 0 ? `${kept}, left out: ${leftOut.join(', ')}` : kept
}

/** Joins cells to lines with aligned columns. */
function table(lines: readonly (readonly string[])[], indent = '') {
  const widths = lines.reduce<number[]>(
    (found, line) => line.map((cell, at) => Math.max(found[at] ?? 0, cell.length)),
    [],
  )
  return lines.map(
    (line) =>
      indent +
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
  )
}

const meanings = {
  missing: 'missing',
  unreadable: 'not readable, as if it were missing',
  converted: 'of another type, which the console converts',
  unlisted: 'values that the console does not know, and shows as they are',
  unknown: 'not known to the console',
}
const kinds = ['missing', 'unreadable', 'converted', 'unlisted', 'unknown'] as const
const MAX_LINES = 15

function fieldCells({ field, kind, expected, found, count: number }: FieldFinding) {
  if (kind === 'missing') return [field]
  const value =
    kind === 'unknown' || kind === 'unlisted' ? found : `${found} instead of ${expected}`
  return [field, value ?? '', count(number, 'time', 'times')]
}

function fieldLines(fields: readonly FieldFinding[]) {
  return kinds.flatMap((kind) => {
    const found = fields.filter((finding) => finding.kind === kind)
    if (found.length === 0) return []
    const lines = table(found.slice(0, MAX_LINES).map(fieldCells), '      ')
    if (found.length > MAX_LINES) lines.push(`      and ${found.length - MAX_LINES} more (--json)`)
    return [`    ${meanings[kind]}`].concat(lines)
  })
}

function moduleLines({ name, emptyColumns, calls }: ModuleReport) {
  const lines = calls.flatMap(({ call, problems, fields }) => {
    const found = problems.map((problem) => `    ${problem}`).concat(fieldLines(fields))
    return found.length > 0 ? [`  ${call}`, ...found] : []
  })
  if (emptyColumns.length > 0) lines.unshift(`  Columns that stay "—": ${emptyColumns.join(', ')}`)
  return lines.length > 0 ? ['', name, ...lines] : []
}

/** A heading with lines below it. Empty if there are no lines. */
const section = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', heading, ...lines.map((line) => `  ${line}`)] : []

export function formatReport(report: Report) {
  const { api, origin, modules, cors, cache, hints } = report
  const lines = modules.flatMap(({ name, verdict, calls }) =>
    calls.map((call, at) => {
      const isFirst = at === 0
      const status = String(call.status ?? '–')
      return [isFirst ? name : '', call.call, status, rowsText(call), isFirst ? verdict : '']
    }),
  )
  return [
    `${api}, for a console at ${origin}`,
    '',
    ...table([['Module', 'Request', 'Status', 'Rows', 'Verdict'], ...lines]),
    '',
    'Values are shown by their form: "a" is a letter, "9" is a digit.',
    ...modules.flatMap(moduleLines),
    ...section(`CORS: a browser blocks the console at ${origin}`, cors),
    ...section('Caches', cache),
    ...section('Hints', hints),
    '',
    ...summarize(report),
    '',
  ].join('\n')
}
