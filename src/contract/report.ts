import type { FieldFinding } from './inspect.ts'

/** What one request has shown. */
export interface CallReport {
  /** "GET /crm/order". */
  call: string
  /** Null without a response. */
  status: number | null
  /** The number of rows that the console shows, and of those that it leaves out, by reason. */
  rows?: { kept: number; leftOut: Record<string, number> }
  /** What does not work, in sentences. */
  problems: string[]
  fields: FieldFinding[]
}

export type Verdict = 'works' | 'works with gaps' | 'not provided' | 'does not work'

export interface ModuleReport {
  name: string
  verdict: Verdict
  /** The headers of the columns that show "—" in every row. */
  emptyColumns: string[]
  calls: CallReport[]
}

export interface Report {
  /** The base URL of the API. */
  api: string
  /** The origin of the console. */
  origin: string
  modules: ModuleReport[]
  /** Why a browser would block the console's requests, in sentences. Empty if the origin is that of the API. */
  cors: string[]
  /** Why a cache could show wrong data, in sentences. */
  cache: string[]
}

/** Why the console cannot be used at all: sign-in and vouchers have to work in a browser. Empty if it can. */
function obstacles({ modules, cors }: Report) {
  const isWorking = (name: string) =>
    modules.some((module) => module.name === name && module.verdict.startsWith('works'))
  if (!isWorking('Session')) return ['Sign-in does not work.']
  return [
    ...(isWorking('Vouchers') ? [] : ['Vouchers do not work.']),
    ...(cors.length > 0 ? ['A browser blocks its requests.'] : []),
  ]
}

export const isUsable = (report: Report) => obstacles(report).length === 0

/** The result in a few sentences. */
function summarize(report: Report) {
  const found = obstacles(report)
  if (found.length > 0) return ['The console cannot be used.', ...found].join(' ')
  const isSignInChecked = report.modules[0]?.calls.some(({ call }) => call.startsWith('POST'))
  return isSignInChecked
    ? 'The console can be used: sign-in and vouchers work.'
    : 'The console can be used: vouchers work. Sign-in was not checked, because a token was given.'
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

function rowsText({ rows }: CallReport) {
  if (!rows) return ''
  const leftOut = Object.entries(rows.leftOut).map(([reason, number]) => `${number} ${reason}`)
  const kept = count(rows.kept, 'row', 'rows')
  return leftOut.length > 0 ? `${kept}, left out: ${leftOut.join(', ')}` : kept
}

/** Lines of cells as text, with aligned columns. */
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
  missing: 'missing, so the console shows "—"',
  unreadable: 'not readable, so the console shows "—"',
  converted: 'of another type, which the console converts',
  unknown: 'not known to the console',
}
const kinds = ['missing', 'unreadable', 'converted', 'unknown'] as const

function fieldCells({ field, kind, expected, found, count: number }: FieldFinding) {
  if (kind === 'missing') return [field]
  const value = kind === 'unknown' ? found : `${found} instead of ${expected}`
  return [field, value ?? '', count(number, 'time', 'times')]
}

function fieldLines(fields: readonly FieldFinding[]) {
  return kinds.flatMap((kind) => {
    const found = fields.filter((finding) => finding.kind === kind)
    return found.length === 0
      ? []
      : [`    ${meanings[kind]}`].concat(table(found.map(fieldCells), '      '))
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

/** A heading with lines below it, or nothing. */
const section = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', heading, ...lines.map((line) => `  ${line}`)] : []

/** The report as text for a terminal. */
export function formatReport(report: Report) {
  const { api, origin, modules, cors, cache } = report
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
    ...modules.flatMap(moduleLines),
    ...section(`CORS: a browser blocks the console at ${origin}`, cors),
    ...section('Caches', cache),
    '',
    summarize(report),
    '',
  ].join('\n')
}
