import * as v from 'valibot'
import type { Body } from './endpoint.ts'

/** The keys of an object, or of each object of a union. */
type KeyOf<T> = T extends unknown ? keyof T & string : never

/** What the backend calls a field, and what reads its value if that differs too. */
type Source = string | readonly [name: string, value: v.GenericSchema]
export type Names = Readonly<Record<string, Source | undefined>>

export function sourceOf(names: Names, field: string) {
  const source = names[field] ?? field
  const [name, value] = typeof source === 'string' ? [source] : source
  return { field, name, value }
}

const objectSchema = v.looseObject({})

/** Renames the fields that the backend sends to those of the schema, and converts their values. */
function toFields(object: Readonly<Record<string, unknown>>, names: Names) {
  const all = Object.keys(names).map((field) => sourceOf(names, field))
  const renames = all.filter(({ field, name }) => field !== name)
  // The rows of the mock API have none of the backend's names.
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
    // What precedes the transforms describes the input of a schema, what follows them its output.
    v.metadata(described),
    v.transform((value): unknown => (v.is(objectSchema, value) ? toFields(value, names) : value)),
    schema,
    v.metadata<v.InferOutput<TSchema>, typeof described>(described),
  )
  // By these an object knows whether a field may be missing. A pipe has those of its first schema.
  const isOptional = schema.type === 'nullish' || schema.type === 'optional'
  const optional: object = isOptional ? { type: schema.type, default: v.getDefault(schema) } : {}
  return Object.assign(pipe, optional)
}

/**
 * A record whose fields have other names in the responses of the backend, `{ orderId: 'number' }`,
 * or other names and values, `{ totalPrice: ['total_kobo', fromKobo] }`.
 */
export const renamed = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  names: { readonly [name in KeyOf<v.InferOutput<TSchema>>]?: Source },
) => mapped(schema, names)

/** A request body whose keys the backend calls differently: `{ reason: 'cancel_reason' }`. */
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
