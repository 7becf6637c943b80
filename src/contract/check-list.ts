import * as v from 'valibot'
import { countsSchema, totalsSchema } from '../api/list-response.ts'
import type { Answer } from './client.ts'
import { bodySchema } from './describe-body.ts'
import { describeRows, limitProblems } from './describe-list.ts'
import {
  inspectFields,
  inspectValues,
  isNothing,
  objectSchema,
  unknownFields,
  type FieldFinding,
} from './inspect.ts'
import type { ListModule } from './list-module.ts'
import { maskedExample, namesOf } from './masked-example.ts'
import { sentName } from './schema-parts.ts'
import { toWord } from './values.ts'

const rowsSchema = v.fallback(v.array(v.unknown()), [])

/** The rows that the console shows, and why it leaves out the others. */
function readRows(rows: readonly unknown[], { record }: ListModule['resource']) {
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

/** Findings about the counts and sums of a list's response. */
function inspectCounts({ resource, optional }: ListModule, body: Record<string, unknown>) {
  const entries: v.ObjectEntries = {
    pagination: v.optional(countsSchema),
    ...(resource.hasAmounts && { totals: totalsSchema }),
    ...resource.meta,
  }
  const known = v.object({
    ...entries,
    capabilities: v.unknown(),
    [resource.keys[1]]: v.unknown(),
  })
  return [
    ...inspectFields(v.object(entries), entries, [body]),
    ...unknownFields(known, [body]),
  ].filter(
    ({ kind, key }) =>
      // The console computes the number of pages from the total, and sums from all rows.
      kind !== 'missing' || ![...optional, 'pagination.totalPages', 'totals'].includes(key),
  )
}

const KEYWORD = /^[a-z]+(?:[ _-][a-z]+)*$/i

/** Values of filterable fields that the console's filters do not have. */
function unlistedValues(
  { resource: { filters, record }, synonyms = [] }: ListModule,
  rows: readonly Record<string, unknown>[],
) {
  return Object.entries(filters).flatMap(([key, filter]): FieldFinding[] => {
    const { options, allowsOther, needsAnnouncement } = filter
    if (allowsOther || needsAnnouncement) return []
    const field = sentName(record, key)
    const known = new Set([...options.map(([value]) => toWord(value)), ...synonyms])
    const values = rows
      .map((row) => v.safeParse(record, row).output)
      .flatMap((row) => (v.is(v.object({ [key]: v.string() }), row) ? (row[key] ?? []) : []))
      .filter((value) => !known.has(toWord(value)))
    return [...new Set(values)].map((value) => ({
      field,
      key,
      kind: 'unlisted',
      found: KEYWORD.test(value) ? `"${value}"` : maskedExample(field, value),
      count: values.filter((other) => other === value).length,
    }))
  })
}

// Without these, the console shows the id or the email.
const TITLES = new Set(['orderId', 'name'])

function emptyColumnsOf(
  { columns, optional }: ListModule,
  rows: readonly Record<string, unknown>[],
  findings: readonly FieldFinding[],
) {
  const empty = findings.filter(({ kind, field, key, count }) => {
    const sent = rows.filter((row) => !isNothing(row[field])).length
    if (optional.includes(key)) return false
    const isEmpty = kind === 'missing' || (kind === 'unreadable' && count === sent)
    return isEmpty && !TITLES.has(key)
  })
  return [...new Set(empty.flatMap(({ key }) => columns[key] ?? []))]
}

export function checkList(module: ListModule, answer: Answer) {
  const { resource, list } = module
  const [, many] = resource.keys
  const body = v.parse(bodySchema, answer.body)
  if (!v.is(list, answer.body)) {
    return { failure: `The response has no list "${many}". ${describeRows(module, answer.body)}` }
  }
  const rows = v.parse(rowsSchema, body[many])
  const { shown, leftOut } = readRows(rows, resource)
  const firstRow = rows.find((row) => v.is(objectSchema, row))
  if (rows.length > 0 && shown.size === 0) {
    return { failure: `No row has a usable id. The first one has ${namesOf(firstRow ?? {})}.` }
  }
  const objects = [...shown.values()].filter((row) => v.is(objectSchema, row))
  const found = inspectValues(resource.record, objects)
  return {
    failure: null,
    rows: { kept: shown.size, leftOut },
    problems: limitProblems(rows),
    first: { id: [...shown.keys()][0], row: objects[0] ?? {} },
    fields: [
      ...found,
      ...unlistedValues(module, objects),
      ...unknownFields(resource.record, objects),
    ],
    counts: inspectCounts(module, body),
    emptyColumns: emptyColumnsOf(module, objects, found),
  }
}
