import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { sourceOf, type Names } from '../api/renamed.ts'
import { anySchema, documentedAsOf, renamingOf, toPlainSchema } from './json-schema.ts'

const anatomySchema = v.object({
  pipe: v.optional(v.array(v.unknown())),
  wrapped: v.optional(anySchema),
  item: v.optional(anySchema),
  entries: v.optional(v.record(v.string(), anySchema)),
})

interface Anatomy extends Pick<v.InferOutput<typeof anatomySchema>, 'item' | 'entries'> {
  /** A related record. Only its id is required. */
  isRelation?: boolean
  /** The backend's names of the entries, if they differ. */
  names?: Names
}

/** Caches the result of each schema, because every value of a response needs it. */
function remembered(find: (schema: v.GenericSchema) => Anatomy) {
  const found = new WeakMap<v.GenericSchema, Anatomy>()
  return (schema: v.GenericSchema) => {
    const parts = found.get(schema) ?? find(schema)
    found.set(schema, parts)
    return parts
  }
}

function partsOf(schema: v.GenericSchema): Anatomy {
  const { pipe, wrapped, item, entries } = v.parse(anatomySchema, schema)
  if (pipe) {
    const last = pipe.findLast((part) => v.is(anySchema, part))
    const { names } = pipe.map(renamingOf).find((part) => part !== undefined) ?? {}
    const returned = { ...(v.is(anySchema, last) && schemaParts(last)), ...(names && { names }) }
    const described = pipe.map(documentedAsOf).findLast((part) => part !== undefined)
    if (returned.entries) return { ...returned, isRelation: described?.type === 'union' }
    return described ? schemaParts(described) : returned
  }
  return wrapped ? schemaParts(wrapped) : { item, entries }
}

/** The entries of the objects that a schema returns, or the schema of the items of its arrays. */
export const schemaParts = remembered(partsOf)

/** The backend's name of a field: "user.phone" may be "user.msisdn". */
export function sentName(schema: v.GenericSchema, path: string): string {
  const [field = '', ...inner] = path.split('.')
  const { entries = {}, names = {}, item } = schemaParts(schema)
  if (item) return sentName(item, path)
  const entry = entries[field]
  const { name } = sourceOf(names, field)
  if (inner.length === 0 || !entry) return [name, ...inner].join('.')
  return `${name}.${sentName(entry, inner.join('.'))}`
}

function partsOfInput(schema: v.GenericSchema): Anatomy {
  const { pipe = [] } = v.parse(anatomySchema, schema)
  const described = pipe.map(documentedAsOf).findLast((part) => part !== undefined)
  const last = described ?? pipe.findLast((part) => v.is(anySchema, part))
  if (!v.is(anySchema, last)) return schemaParts(schema)
  const { names } = pipe.map(renamingOf).find((part) => part !== undefined) ?? {}
  return { ...sentParts(last), ...(names && { names }) }
}

/** The parts of a schema's input, not of its output. */
const sentParts = remembered(partsOfInput)

/** Converts an example to the backend's names. */
export function toSent(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item, names = {} } = sentParts(schema)
  if (Array.isArray(value)) return item ? value.map((one) => toSent(item, one)) : value
  if (!entries || !v.is(v.looseObject({}), value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, part]) => {
      const source = sourceOf(names, field)
      // The backend's form of a converted value is unknown.
      if (source.value) return []
      const entry = entries[field]
      return [[source.name, entry ? toSent(entry, part) : part]]
    }),
  )
}

function typesOf({ type = [], anyOf = [] }: JsonSchema): string[] {
  const nested = anyOf.flatMap((part) => (typeof part === 'object' ? typesOf(part) : []))
  return [...new Set([type, nested].flat())]
}

/** Whether a JSON value has one of the types of JSON Schema. */
export function isOfType(value: unknown, types: readonly string[]) {
  if (types.length === 0) return true
  if (Array.isArray(value)) return types.includes('array')
  if (Number.isInteger(value) && types.includes('integer')) return true
  return types.includes(typeof value)
}

/** The types and the format that a schema expects of a JSON value. */
export interface Expectation {
  types: readonly string[]
  format: string | undefined
}

export function expectationOf(
  schema: v.GenericSchema,
  typeMode: 'input' | 'output' = 'output',
): Expectation {
  const json = toPlainSchema(schema, typeMode)
  return { types: typesOf(json), format: json.format }
}

const names: Record<string, string> = { string: 'text', array: 'list', integer: 'whole number' }

/** "timestamp", "whole number". */
export function describeExpected({ types, format }: Expectation) {
  const [type = ''] = types
  if (format === 'date-time') return 'ISO 8601 timestamp'
  return format === 'date' ? 'day' : (names[type] ?? type)
}
