import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { anySchema, describedByOf, toPlainSchema } from './json-schema.ts'
import { maskedExample } from './masked-example.ts'

/** A field of a response that is not as the contract says. */
export interface FieldFinding {
  /** "totalPrice", "user.phone". */
  field: string
  /**
   * missing: no record has it. unreadable: the console ignores its value. converted: the console reads its value, although it
   * has another type. unknown: the console does not read it.
   */
  kind: 'missing' | 'unreadable' | 'converted' | 'unknown'
  /** The number of values. */
  count: number
  expected?: string
  /** The type and a masked example of a value. */
  found?: string
}

const anatomySchema = v.object({
  pipe: v.optional(v.array(v.unknown())),
  wrapped: v.optional(anySchema),
  item: v.optional(anySchema),
  entries: v.optional(v.record(v.string(), anySchema)),
})

interface Anatomy extends Pick<v.InferOutput<typeof anatomySchema>, 'item' | 'entries'> {
  /** Another record, of which only the id is needed. */
  isRelation?: boolean
}

/** The entries of the objects that a schema returns, or the schema of the items of its arrays. */
function anatomyOf(schema: v.GenericSchema): Anatomy {
  const { pipe, wrapped, item, entries } = v.parse(anatomySchema, schema)
  if (pipe) {
    const last = pipe.findLast((part) => v.is(anySchema, part))
    const returned = v.is(anySchema, last) ? anatomyOf(last) : {}
    const described = pipe.map(describedByOf).findLast((part) => part !== undefined)
    if (returned.entries) return { ...returned, isRelation: described?.type === 'union' }
    return described ? anatomyOf(described) : returned
  }
  return wrapped ? anatomyOf(wrapped) : { item, entries }
}

function typesOf({ type = [], anyOf = [] }: JsonSchema): string[] {
  const nested = anyOf.flatMap((part) => (typeof part === 'object' ? typesOf(part) : []))
  return [...new Set([type, nested].flat())]
}

function isOfType(value: unknown, types: readonly string[]) {
  if (types.length === 0) return true
  if (Array.isArray(value)) return types.includes('array')
  if (Number.isInteger(value) && types.includes('integer')) return true
  return types.includes(typeof value)
}

const names: Record<string, string> = { string: 'text', array: 'list', integer: 'whole number' }

function describeExpected(types: readonly string[], format: string | undefined) {
  const [type = ''] = types
  if (format === 'date-time') return 'timestamp'
  return format === 'date' ? 'day' : (names[type] ?? type)
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const objectSchema = v.looseObject({})

/** Compares values with the schema that the console reads them with. */
export function inspectValues(
  schema: v.GenericSchema,
  values: readonly unknown[],
  field = '',
): FieldFinding[] {
  const json = toPlainSchema(schema, 'output')
  const types = typesOf(json)
  const expected = describeExpected(types, json.format)
  const isDate = json.format === 'date-time'
  function kindOf(value: unknown) {
    const { success, output } = v.safeParse(schema, value)
    const isRead = success && (!isNothing(output) || isNothing(value))
    if (!isRead || (isDate && Number.isNaN(Date.parse(String(value))))) return 'unreadable'
    return isOfType(value, types) ? null : 'converted'
  }
  const kinds = values.map((value) => [kindOf(value), value] as const)
  const findings = (['unreadable', 'converted'] as const).flatMap((kind): FieldFinding[] => {
    const [first, ...others] = kinds.filter(([found]) => found === kind)
    if (!first) return []
    const found = maskedExample(field, first[1])
    return [{ field, kind, expected, found, count: others.length + 1 }]
  })
  const { item, entries, isRelation } = anatomyOf(schema)
  if (item) return [...findings, ...inspectValues(item, values.flat(), field)]
  if (!entries) return findings
  // Of a relation that is sent as a list, the first item counts.
  const objects = values
    .map((value): unknown => (Array.isArray(value) ? value[0] : value))
    .filter((value) => v.is(objectSchema, value))
  const found = inspectFields(schema, entries, objects)
  const inner = isRelation ? found.filter(({ kind }) => kind !== 'missing') : found
  const prefix = field && `${field}.`
  return findings.concat(
    inner.map((finding) => Object.assign(finding, { field: prefix + finding.field })),
  )
}

function inspectFields(
  schema: v.GenericSchema,
  entries: Readonly<Record<string, v.GenericSchema>>,
  objects: readonly Record<string, unknown>[],
) {
  const outputs = objects.map((object) => v.safeParse(schema, object).output)
  return Object.entries(entries).flatMap(([name, entry]): FieldFinding[] => {
    const isSent = objects.some((object) => name in object)
    // "name" may be computed from two fields, "id" from "_id".
    const isRead = outputs.some((output) => v.is(objectSchema, output) && !isNothing(output[name]))
    if (!isSent && !isRead && objects.length > 0) {
      return [{ field: name, kind: 'missing', count: objects.length }]
    }
    const values = objects.map((object) => object[name]).filter((value) => !isNothing(value))
    return inspectValues(entry, values, name)
  })
}

/** The fields of objects that the console does not read. */
export function unknownFields(
  schema: v.GenericSchema,
  objects: readonly Record<string, unknown>[],
): FieldFinding[] {
  const { properties = {} } = toPlainSchema(schema, 'output')
  const unread = new Set(objects.flatMap((object) => Object.keys(object)))
  for (const name of Object.keys(properties)) unread.delete(name)
  return [...unread].map((name) => {
    const having = objects.filter((object) => name in object)
    return {
      field: name,
      kind: 'unknown',
      found: maskedExample(name, having[0]?.[name]),
      count: having.length,
    }
  })
}
