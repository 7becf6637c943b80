import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { sourceOf } from '../api/renamed.ts'
import { toPlainSchema } from './json-schema.ts'
import { maskedExample, maskedName } from './masked-example.ts'
import {
  schemaParts,
  describeExpected,
  expectationOf,
  isOfType,
  type Expectation,
} from './schema-parts.ts'

/** A field of a response that differs from the contract. */
export interface FieldFinding {
  /** The backend's name: "total_kobo", "user.msisdn". */
  field: string
  /** The console's name: "totalPrice", "user.phone". */
  key: string
  /**
   * missing: no record has it. unreadable: the console ignores its value. converted: the console
   * reads its value, although it has another type. unlisted: the console does not know the value.
   * unknown: the console does not read the field.
   */
  kind: 'missing' | 'unreadable' | 'converted' | 'unlisted' | 'unknown'
  count: number
  expected?: string
  /** The type and a masked example of a value. */
  found?: string
}

/** Whether the console shows nothing for a value, because it is missing or blank. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isNothing))

export const objectSchema = v.looseObject({})
type JsonObject = v.InferOutput<typeof objectSchema>

const isEmptyRecord = (value: unknown) =>
  v.is(objectSchema, value) && Object.values(value).every(isNothing)

/** How the console reads a value. The value is not empty. */
function readingOf(schema: v.GenericSchema, value: unknown, { types, format }: Expectation) {
  const { success, output } = v.safeParse(schema, value)
  const isMoment = format === 'date-time'
  const isInvalidDate = isMoment && Number.isNaN(Date.parse(String(value)))
  if (!success || isNothing(output) || isInvalidDate) return 'unreadable'
  // A browser may read another day: it reads "12/03/2026" as 3 December.
  if (isMoment && !/^\d{4}-\d\d-\d\d/.test(String(value))) return 'converted'
  if (isOfType(value, types)) return null
  return isEmptyRecord(output) ? 'unreadable' : 'converted'
}

/** Compares the values of a field with the schema that the console reads them with. */
export function inspectValues(
  schema: v.GenericSchema,
  all: readonly unknown[],
  field = '',
  expectation = expectationOf(schema),
): FieldFinding[] {
  const values = all.filter((value) => !isNothing(value))
  const { item, entries, isRelation } = schemaParts(schema)
  const lists = values.filter((value) => Array.isArray(value))
  // The items of a list say more than the list.
  const own = item ? values.filter((value) => !Array.isArray(value)) : values
  const readings = own.map((value) => [readingOf(schema, value, expectation), value] as const)
  const findings = (['unreadable', 'converted'] as const).flatMap((kind): FieldFinding[] => {
    const found = readings.filter(([reading]) => reading === kind)
    if (found.length === 0) return []
    const example = maskedExample(field, found[0]?.[1])
    const expected = describeExpected(expectation)
    return [{ field, key: field, kind, expected, found: example, count: found.length }]
  })
  if (item) {
    const ofItems = inspectValues(item, lists.flat(), field)
    return findings.concat(
      ofItems.map((finding) =>
        finding.field === field ? Object.assign(finding, { field: `${field}[]` }) : finding,
      ),
    )
  }
  if (!entries) return findings
  // If a relation is sent as a list, the first item counts.
  const objects = values
    .map((value): unknown => (Array.isArray(value) ? value[0] : value))
    .filter((value) => v.is(objectSchema, value))
  const inner = isRelation
    ? inspectRelation(schema, entries, objects)
    : inspectFields(schema, entries, objects)
  const prefix = field && `${field}.`
  return findings.concat(
    inner.map((finding) =>
      Object.assign(finding, { field: prefix + finding.field, key: prefix + finding.key }),
    ),
  )
}

/** Compares the fields of objects with the entries of the schema that reads them. */
export function inspectFields(
  schema: v.GenericSchema,
  entries: Readonly<Record<string, v.GenericSchema>>,
  objects: readonly JsonObject[],
) {
  const outputs = objects.map((object) => v.safeParse(schema, object).output)
  const { names = {} } = schemaParts(schema)
  return Object.entries(entries).flatMap(([key, entry]): FieldFinding[] => {
    const { name, value } = sourceOf(names, key)
    const isSent = objects.some((object) => name in object)
    // "name" may be computed from two fields, "id" from "_id".
    const isRead = outputs.some((output) => v.is(objectSchema, output) && !isNothing(output[key]))
    if (!isSent && !isRead && objects.length > 0) {
      return [{ field: name, key, kind: 'missing', count: objects.length }]
    }
    const values = objects.map((object) => object[name])
    const found = value
      ? inspectValues(v.pipe(value, entry), values, name, expectationOf(value, 'input'))
      : inspectValues(entry, values, name)
    return found.map((finding) =>
      Object.assign(finding, { key: key + finding.key.slice(name.length) }),
    )
  })
}

// The labels of a related record. Only a record without any of them is expected to have a name.
const LABELS = ['title', 'reference', 'orderId', 'payoutId']

/** A related record only needs the fields that the console shows. */
function inspectRelation(
  schema: v.GenericSchema,
  entries: Readonly<Record<string, v.GenericSchema>>,
  objects: readonly JsonObject[],
) {
  const isNamed = !LABELS.some((label) => label in entries)
  const found = inspectFields(schema, entries, objects).filter(
    ({ kind, key }) => kind !== 'missing' || (isNamed && key === 'name'),
  )
  return found.concat(unknownFields(schema, objects))
}

const propertyNames = (schema: JsonSchema | boolean) =>
  Object.keys((typeof schema === 'object' && schema.properties) || {})

/** The fields that the console does not read. */
export function unknownFields(
  schema: v.GenericSchema,
  objects: readonly JsonObject[],
): FieldFinding[] {
  const json = toPlainSchema(schema, 'output')
  const known = (json.anyOf ?? []).concat(json).flatMap(propertyNames)
  const unread = new Set(objects.flatMap((object) => Object.keys(object)))
  for (const name of known) unread.delete(name)
  return [...unread].map((name) => {
    const having = objects.filter((object) => name in object)
    return {
      field: maskedName(name),
      key: '',
      kind: 'unknown',
      found: maskedExample(name, having[0]?.[name]),
      count: having.length,
    }
  })
}
