import * as v from 'valibot'
import { enveloped } from '../lib/envelope.ts'
import { listPath, PAGE_SIZE, type ListDefinition } from '../lib/list.ts'
import { recordPath } from '../lib/module.ts'
import type { Answer } from './client.ts'
import { mergeFindings, verdictOf } from './findings.ts'
import { inspectValues, unknownFields, type FieldFinding } from './inspect.ts'
import type { ListModule } from './list-module.ts'
import type { CallReport, ModuleReport, Verdict } from './report.ts'

const objectSchema = v.looseObject({})
const bodySchema = enveloped(objectSchema)
const messageSchema = v.object({ message: v.string() })
const rowsSchema = v.fallback(v.array(v.unknown()), [])

/** Why the console cannot use a response, in a sentence; null if it can. */
export function failureOf({ status, failure, body }: Answer) {
  if (failure) return status === null ? `There is ${failure}.` : `The response is ${failure}.`
  if (status !== null && status >= 200 && status < 300) return null
  return v.is(messageSchema, body)
    ? `The server says "${body.message}".`
    : 'The response has no text in its field "message".'
}

/** Whether the backend does not have the request, as the console understands it. */
const isLacking = ({ status }: Answer) => [404, 410, 501].includes(status ?? 0)

const namesOf = (body: Record<string, unknown>) => Object.keys(body).join(', ') || 'no field'

/** Which rows of a list the console shows, and why it leaves out the others. */
function readRows(rows: readonly unknown[], { record }: ListModule['definition']) {
  const ids = new Set<string>()
  const leftOut: Record<string, number> = {}
  for (const row of rows) {
    const { success, output } = v.safeParse(record, row)
    if (success && !ids.has(output.id)) {
      ids.add(output.id)
      continue
    }
    const reason = success ? 'with a duplicate id' : 'without an id'
    leftOut[reason] = (leftOut[reason] ?? 0) + 1
  }
  return { kept: ids.size, leftOut, firstId: [...ids][0] }
}

function checkList(module: ListModule, answer: Answer) {
  const { definition, list, columns } = module
  const [, many] = definition.noun
  const body = v.parse(v.fallback(bodySchema, {}), answer.body)
  const parsed = v.safeParse(list, answer.body)
  if (!parsed.success) {
    return { failure: `The response has no list "${many}". It has ${namesOf(body)}.` }
  }
  const rows = v.parse(rowsSchema, body[many])
  const { firstId, ...counts } = readRows(rows, definition)
  // Rows without an id are reported as left out.
  const objects = rows
    .filter((row) => v.is(objectSchema, row))
    .filter((row) => v.is(definition.record, row))
  const found = inspectValues(definition.record, objects)
  const problems = [
    ...(parsed.output.total === null
      ? ['There is no "pagination.total": the list has no count.']
      : []),
    ...(rows.length > PAGE_SIZE ? [`There are ${rows.length} rows: "limit" has no effect.`] : []),
  ]
  const emptyFields = found
    .filter(
      ({ kind, count }) => kind === 'missing' || (kind === 'unreadable' && count >= objects.length),
    )
    .map(({ field }) => field)
  return {
    failure: null,
    rows: counts,
    problems,
    firstId,
    fields: [...found, ...unknownFields(definition.record, objects)],
    emptyColumns: [...new Set(emptyFields.flatMap((field) => columns[field] ?? []))],
  }
}

interface DetailsFindings {
  failure: string | null
  fields?: FieldFinding[]
  /** Of what the details have besides the record. */
  related?: FieldFinding[]
}

function checkDetails({ definition }: ListModule, answer: Answer): DetailsFindings {
  const [one] = definition.noun
  const body = v.parse(v.fallback(bodySchema, {}), answer.body)
  const { [one]: record, ...others } = body
  if (!v.safeParse(definition.record, record).success) {
    return { failure: `The response has no "${one}" with an id. It has ${namesOf(body)}.` }
  }
  const parts = Object.entries(definition.details)
  const related = parts.flatMap(([name, schema]): FieldFinding[] => {
    const value = others[name]
    if (value === undefined || value === null) return [{ field: name, kind: 'missing', count: 1 }]
    return inspectValues(schema, [value], name)
  })
  return {
    failure: null,
    fields: [
      ...inspectValues(definition.record, [record]),
      ...unknownFields(
        definition.record,
        [record].filter((value) => v.is(objectSchema, value)),
      ),
    ],
    related: [
      ...related,
      ...unknownFields(v.object({ ...definition.details, [one]: definition.record }), [body]),
    ],
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
  const { name, definition } = module
  const path = listPath(definition, everything(definition))
  const answer = await read(path)
  const report = { call: `GET ${definition.path}`, status: answer.status, fields: [], problems: [] }
  const failed = (verdict: Verdict, problem: string) => ({
    name,
    verdict,
    emptyColumns: [],
    calls: [{ ...report, problems: [problem] }],
  })
  const failure = failureOf(answer)
  if (isLacking(answer)) return failed('not provided', failure ?? '')
  if (failure) return failed('does not work', failure)
  const list = checkList(module, answer)
  if (list.failure !== null) return failed('does not work', list.failure)

  const { rows, problems, firstId, emptyColumns } = list
  if (firstId === undefined) {
    const calls = [{ ...report, rows, problems, fields: list.fields }]
    return { name, verdict: verdictOf(calls), emptyColumns, calls }
  }
  const detailsAnswer = await read(recordPath(definition, firstId))
  const detailsFailure = failureOf(detailsAnswer)
  const details: DetailsFindings = detailsFailure
    ? { failure: detailsFailure }
    : checkDetails(module, detailsAnswer)
  const { fields = [], related = [] } = details
  const findings = mergeFindings(module, list.fields, fields, related)
  const calls: CallReport[] = [
    { ...report, rows, problems, fields: findings.list },
    {
      call: `GET ${definition.path}/{id}`,
      status: detailsAnswer.status,
      problems: details.failure === null ? [] : [details.failure],
      fields: findings.details,
    },
  ]
  return { name, verdict: verdictOf(calls), emptyColumns, calls }
}
