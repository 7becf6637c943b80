import * as v from 'valibot'
import type { Body } from './endpoint.ts'

// For a backend that has other names for the fields of a record or a body: its `resource.ts` wraps
// them in `renamed` or `renamedBody` (src/README.md). The console's own resources need neither.

/** The keys of an object, or of each object of a union. */
type KeyOf<T> = T extends unknown ? keyof T & string : never

/** The backend's name of a field, and a schema that converts its value if needed. */
type Source = string | readonly [name: string, value: v.GenericSchema]
export type Names = Readonly<Record<string, Source | undefined>>

export function sourceOf(names: Names, field: string) {
  const source = names[field] ?? field
  const [name, value] = typeof source === 'string' ? [source] : source
  return { field, name, value }
}

const objectSchema = v.looseObject({})

/** Renames the backend's fields to those of the schema, and converts their values. */
function toFields(object: Readonly<Record<string, unknown>>, names: Names) {
  const all = Object.keys(names).map((field) => sourceOf(names, field))
  const renames = all.filter(({ field, name }) => field !== name)
  // The rows of the mock API have the console's names.
  const isRenamed = renames.some(({ name }) => name in object)
  const sources = all.filter(({ field, name }) => isRenamed || field === name)
  const fields = { ...object }
  for (const { field, name } of sources) {
    delete fields[field]
    delete fields[name]
  }
  for (const { field, name, value = v.unknown() } of sources) {
    if (!(name in object)) continue
    const read = v.safeParse(value, object[name])
    // A value that is not converted would be wrong: kobo instead of naira.
    fields[field] = read.success ? read.output : null
  }
  return fields
}

function mapped<TSchema extends v.GenericSchema>(schema: TSchema, names: Names) {
  const described = { renamed: { schema, names } }
  const pipe = v.pipe(
    v.custom<v.InferInput<TSchema>>(() => true),
    // The first metadata describes the input of the schema, the last one its output.
    v.metadata(described),
    v.transform((value): unknown => (v.is(objectSchema, value) ? toFields(value, names) : value)),
    schema,
    v.metadata<v.InferOutput<TSchema>, typeof described>(described),
  )
  // An object decides by these whether a field may be missing. A pipe has those of its first schema
  // only.
  const isOptional = schema.type === 'nullish' || schema.type === 'optional'
  const optional: object = isOptional ? { type: schema.type, default: v.getDefault(schema) } : {}
  return Object.assign(pipe, optional)
}

/**
 * Maps the fields of a record to the backend's names, `{ orderId: 'number' }`, or to its names and
 * values, `{ totalPrice: ['total_kobo', fromKobo] }`.
 */
export const renamed = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  names: { readonly [name in KeyOf<v.InferOutput<TSchema>>]?: Source },
) => mapped(schema, names)

/** Maps the keys of a request body to the backend's names: `{ reason: 'cancel_reason' }`. */
export function renamedBody<TSchema extends v.GenericSchema<Body>>(
  schema: TSchema,
  names: { readonly [name in KeyOf<v.InferInput<TSchema>>]?: string },
) {
  return Object.assign(mapped(schema, names), {
    toSent: (body: Body): Body =>
      Object.fromEntries(
        Object.entries(body).map(([key, value]) => [sourceOf(names, key).name, value]),
      ),
  })
}
