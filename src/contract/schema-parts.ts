import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { anySchema, documentedAsOf, toPlainSchema } from './json-schema.ts'

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
export function schemaParts(schema: v.GenericSchema): Anatomy {
  const { pipe, wrapped, item, entries } = v.parse(anatomySchema, schema)
  if (pipe) {
    const last = pipe.findLast((part) => v.is(anySchema, part))
    const returned = v.is(anySchema, last) ? schemaParts(last) : {}
    const described = pipe.map(documentedAsOf).findLast((part) => part !== undefined)
    if (returned.entries) return { ...returned, isRelation: described?.type === 'union' }
    return described ? schemaParts(described) : returned
  }
  return wrapped ? schemaParts(wrapped) : { item, entries }
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

/** What a schema expects of a JSON value. */
export interface Expectation {
  types: readonly string[]
  format: string | undefined
}

export function expectationOf(schema: v.GenericSchema): Expectation {
  const json = toPlainSchema(schema, 'output')
  return { types: typesOf(json), format: json.format }
}

const names: Record<string, string> = { string: 'text', array: 'list', integer: 'whole number' }

/** "timestamp", "whole number". */
export function describeExpected({ types, format }: Expectation) {
  const [type = ''] = types
  if (format === 'date-time') return 'ISO 8601 timestamp'
  return format === 'date' ? 'day' : (names[type] ?? type)
}
