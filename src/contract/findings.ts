import type { FieldFinding } from './inspect.ts'
import type { ListModule } from './list-module.ts'
import type { CallReport, Verdict } from './report.ts'

const keyOf = ({ kind, field }: FieldFinding) => `${kind} ${field}`
const isNested = ({ field }: FieldFinding) => field.includes('.')

/**
 * The findings of both requests, each once. Rows need not have every field: one that is no column is missing only if the details
 * do not have it either.
 */
export function mergeFindings(
  { columns, sparse }: ListModule,
  list: readonly FieldFinding[],
  details: readonly FieldFinding[],
  related: readonly FieldFinding[],
) {
  const isColumn = ({ field }: FieldFinding) => field in columns
  const isExpected = ({ kind, field }: FieldFinding) =>
    kind !== 'missing' || !sparse.includes(field)
  const inList = new Set(list.map(keyOf))
  const ofList = list.filter(
    (finding) => finding.kind !== 'missing' || isColumn(finding) || isNested(finding),
  )
  const ofDetails = details.filter((finding) =>
    finding.kind === 'missing' && !isNested(finding)
      ? inList.has(keyOf(finding)) && !isColumn(finding)
      : !inList.has(keyOf(finding)),
  )
  return {
    list: ofList.filter((finding) => isColumn(finding) || isExpected(finding)),
    details: [...ofDetails, ...related].filter(isExpected),
  }
}

/** Whether the console shows everything that the responses of a module can have. */
export function verdictOf(calls: readonly CallReport[]): Verdict {
  const hasGap = calls.some(
    ({ problems, fields, rows }) =>
      problems.length > 0 ||
      Object.keys(rows?.leftOut ?? {}).length > 0 ||
      fields.some(({ kind }) => kind === 'missing' || kind === 'unreadable'),
  )
  return hasGap ? 'works with gaps' : 'works'
}
