import * as v from 'valibot'
import { enveloped } from '../lib/envelope.ts'
import { countsSchema, listPath, PAGE_SIZE, type ListDefinition } from '../lib/list.ts'
import { recordPath } from '../lib/module.ts'
import type { Answer } from './client.ts'
import { mergeFindings, verdictOf } from './findings.ts'
import {
  inspectFields,
  inspectValues,
  isNothing,
  objectSchema,
  unknownFields,
  type FieldFinding,
} from './inspect.ts'
import type { ListModule } from './list-module.ts'
import type { CallReport, ModuleReport, Verdict } from './report.ts'

const bodySchema = v.fallback(enveloped(objectSchema), {})
const rowsSchema = v.fallback(v.array(v.unknown()), [])

/** Whether the backend does not have the request, as the console understands it. */
export const isLacking = ({ status }: Answer) => [404, 410, 501].includes(status ?? 0)

/** The names of fields. A key that is no name, such as an email, is left out. */
const namesOf = (body: object) =>
  Object.keys(body)
    .filter((name) => /^[a-z_]\w{0,29}$/i.test(name))
    .join(', ') || 'no field'

/** Which rows of a list the console shows, and why it leaves out the others. */
function readRows(rows: readonly unknown[], { record }: ListModule['definition']) {
  const shown = new Map<string, unknown>()
  const leftOut: Record<string, number> = {}
  for (const row of rows) {
    const { success, output } = v.safeParse(record, row)
    if (success && !shown.has(output.id)) {
      shown.set(output.id, row)
      continue
    }
    const reason = success ? 'with a duplicate id' : 'without a usable id'
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  return { shown, leftOut }
}

/** The findings about a list's response besides its rows: the counts and sums. */
function inspectCounts({ definition, sums = {} }: ListModule, body: Record<string, unknown>) {
  const entries = { pagination: v.optional(countsSchema), ...sums }
  const known = v.object({ ...entries, [definition.noun[1]]: v.unknown() })
  return [
    ...inspectFields(v.object(entries), entries, [body]),
    ...unknownFields(known, [body]),
    // The console computes it from the total.
  ].filter(({ kind, field }) => kind !== 'missing' || field !== 'pagination.totalPages')
}

/** The headers of the columns that show "—" in every row. */
function emptyColumnsOf(
  { columns }: ListModule,
  rows: readonly Record<string, unknown>[],
  findings: readonly FieldFinding[],
) {
  const empty = findings.filter(({ kind, field, count }) => {
    const sent = rows.filter((row) => !isNothing(row[field])).length
    return kind === 'missing' || (kind === 'unreadable' && count === sent)
  })
  return [...new Set(empty.flatMap(({ field }) => columns[field] ?? []))]
}

function checkList(module: ListModule, answer: Answer) {
  const { definition, list } = module
  const [, many] = definition.noun
  const body = v.parse(bodySchema, answer.body)
  if (!v.is(list, answer.body)) {
    return { failure: `The response has no list "${many}". It has ${namesOf(body)}.` }
  }
  const rows = v.parse(rowsSchema, body[many])
  const { shown, leftOut } = readRows(rows, definition)
  if (rows.length > 0 && shown.size === 0) return { failure: 'No row has a usable id.' }
  const objects = [...shown.values()].filter((row) => v.is(objectSchema, row))
  const found = inspectValues(definition.record, objects)
  return {
    failure: null,
    rows: { kept: shown.size, leftOut },
    problems:
      rows.length > PAGE_SIZE
        ? [`There are ${rows.length} rows: the parameter "limit" has no effect.`]
        : [],
    first: { id: [...shown.keys()][0], row: objects[0] ?? {} },
    fields: [...found, ...unknownFields(definition.record, objects)],
    counts: inspectCounts(module, body),
    emptyColumns: emptyColumnsOf(module, objects, found),
  }
}

interface DetailsFindings {
  failure: string | null
  /** About the record. */
  fields?: FieldFinding[]
  /** About what the details have besides the record. */
  related?: FieldFinding[]
}

function checkDetails({ definition, details }: ListModule, answer: Answer): DetailsFindings {
  if (answer.failure !== null) return { failure: answer.failure }
  const [one] = definition.noun
  const body = v.parse(bodySchema, answer.body)
  const { [one]: record, ...others } = body
  if (!v.is(definition.record, record) || !v.is(objectSchema, record)) {
    return { failure: `The response has no "${one}" with an id. It has ${namesOf(body)}.` }
  }
  const { issues = [] } = v.safeParse(details, answer.body)
  if (issues.length > 0) {
    const wrong = issues.map((issue) => `"${v.getDotPath(issue) ?? one}"`)
    return { failure: `The console cannot read ${[...new Set(wrong)].join(' and ')}.` }
  }
  const related = Object.entries(definition.details).flatMap(([name, schema]): FieldFinding[] => {
    const value = others[name]
    if (value === undefined || value === null) return [{ field: name, kind: 'missing', count: 1 }]
    return inspectValues(schema, [value], name)
  })
  const known = v.object({ ...definition.details, [one]: definition.record })
  return {
    failure: null,
    fields: [
      ...inspectValues(definition.record, [record]),
      ...unknownFields(definition.record, [record]),
    ],
    related: [...related, ...unknownFields(known, [body])],
  }
}

/** The first page without a search or a filter. */
function everything({ filters }: ListDefinition) {
  const unset = Object.entries(filters).map(([name, { choices }]) => [name, choices[0][0]] as const)
  return Object.assign({ page: 1, search: '' }, Object.fromEntries(unset))
}

/** Checks the list of a module and the details of its first record. */
export async function checkModule(
  module: ListModule,
  read: (path: string) => Promise<Answer>,
): Promise<ModuleReport> {
  const { name, definition, optional } = module
  const answer = await read(listPath(definition, everything(definition)))
  const call = `GET ${definition.path}`
  const { status } = answer
  const failed = (verdict: Verdict, problem: string) => {
    const calls = [{ call, status, problems: [problem], fields: [] }]
    return { name, verdict, emptyColumns: [], calls }
  }
  if (answer.failure !== null) {
    return failed(isLacking(answer) ? 'not provided' : 'does not work', answer.failure)
  }
  const list = checkList(module, answer)
  if (list.failure !== null) return failed('does not work', list.failure)

  const { rows, problems, first, counts, emptyColumns } = list
  const detailsAnswer = first.id === undefined ? null : await read(recordPath(definition, first.id))
  const details = detailsAnswer && checkDetails(module, detailsAnswer)
  const { fields = [], related = [] } = details ?? {}
  const sent = Object.entries(first.row).flatMap(([field, value]) =>
    isNothing(value) ? [] : field,
  )
  const findings = mergeFindings(module, list.fields, fields, sent)
  const ofRelated = related.filter(
    ({ kind, field }) => kind !== 'missing' || !optional.includes(field),
  )
  const calls: CallReport[] = [
    { call, status, rows, problems, fields: [...findings.list, ...counts] },
  ]
  if (detailsAnswer) {
    calls.push({
      call: `${call}/{id}`,
      status: detailsAnswer.status,
      problems: details?.failure ? [details.failure] : [],
      fields: [...findings.details, ...ofRelated],
    })
  }
  return { name, verdict: verdictOf(calls), emptyColumns, calls }
}
