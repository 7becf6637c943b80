import type { FieldFinding } from './inspect.ts'
import type { ListModule } from './list-module.ts'
import type { CallReport, Verdict } from './report.ts'

const nameOf = ({ kind, field }: FieldFinding) => `${kind} ${field}`
const isNested = ({ field }: FieldFinding) => field.includes('.')

/**
 * Merges the findings of a list and of the details of its first row. A row need not have every
 * field: a field without a column is missing only if the details do not have it either. The details
 * must have what the row has.
 */
export function mergeFindings(
  { columns, optional }: ListModule,
  list: readonly FieldFinding[],
  details: readonly FieldFinding[],
  fieldsOfRow: readonly string[],
) {
  const isColumn = ({ key }: FieldFinding) => (key.split('.')[0] ?? '') in columns
  const isExpected = ({ kind, key }: FieldFinding) => kind !== 'missing' || !optional.includes(key)
  const ofList = list.filter(
    (finding) => finding.kind !== 'missing' || (isColumn(finding) && isExpected(finding)),
  )
  const inList = new Set(list.map(nameOf))
  const reported = new Set(ofList.map(nameOf))
  const isMissing = (finding: FieldFinding) =>
    isNested(finding) || inList.has(nameOf(finding)) || fieldsOfRow.includes(finding.field)
  const ofDetails = details.filter(
    (finding) =>
      !reported.has(nameOf(finding)) && (finding.kind !== 'missing' || isMissing(finding)),
  )
  return { list: ofList, details: ofDetails.filter(isExpected) }
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
