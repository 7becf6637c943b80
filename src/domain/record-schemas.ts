import * as v from 'valibot'
import { idText } from '../lib/visible-text.ts'
import {
  idNames,
  readId,
  documentedAs,
  optionalField,
  optionalImage,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from './response-fields.ts'

const objectSchema = v.looseObject({})

/** `name`, or the first and the last name: "Adaeze Bello". */
function nameOf(record: Record<string, unknown>) {
  const names = [record['firstName'], record['lastName']].filter((name) => typeof name === 'string')
  const isBlank = typeof record['name'] === 'string' && record['name'].trim() === ''
  return (isBlank ? null : record['name']) ?? (names.join(' ').trim() || null)
}

const withName = (value: unknown): unknown =>
  v.is(objectSchema, value) ? { ...value, name: nameOf(value) } : value

/** The response contains the name of the person in one field or in two. */
export function personSchema<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const named = { ...entries, name: optionalText }
  return v.pipe(
    v.unknown(),
    v.transform(withName),
    withId(named),
    documentedAs(withId({ ...named, firstName: optionalText, lastName: optionalText })),
  )
}

function toFields(value: unknown): unknown {
  const item: unknown = Array.isArray(value) ? value[0] : value
  if (!v.is(objectSchema, item)) return item ? { id: item } : null
  return { ...item, id: readId(item), name: nameOf(item) }
}

/**
 * The response contains a related record as an object, an array with one object, an id, or null.
 */
export function relationSchema<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const id = optionalField(idText)
  const shown = { ...entries, name: optionalText, image: optionalImage }
  const record = v.object({ id, ...shown })
  const sent = v.object({
    ...Object.fromEntries(idNames.map((name) => [name, id])),
    ...shown,
    firstName: optionalText,
    lastName: optionalText,
  })
  const forms = v.union([sent, v.array(sent), idText])
  return optionalField(v.pipe(v.unknown(), v.transform(toFields), record, documentedAs(forms)))
}

export const namedRelation = relationSchema({})
/** The name is null if the response contains only the id. */
export type Relation = NonNullable<v.InferOutput<typeof namedRelation>>

export const partyRelation = relationSchema({ type: optionalText })
export type PartyRelation = NonNullable<v.InferOutput<typeof partyRelation>>

const MAX_RELATED = 10

/** The latest 10 related rows of a details response. Undefined if it has none, null if they are invalid. */
export function relatedRows<TRow extends { id: string }>(
  name: string,
  schema: v.GenericSchema<unknown, TRow>,
) {
  const latest = v.pipe(
    rowsSchema(name, schema),
    v.transform((rows) => rows.slice(0, MAX_RELATED)),
  )
  // `nullable` only adds the value of the fallback to the type.
  const rows = v.pipe(v.nullable(latest), documentedAs(latest))
  return v.fallback(
    v.nullish(rows, () => undefined),
    null,
  )
}

/** Oldest first. */
export const timelineSchema = optionalField(
  v.array(
    v.object({
      status: optionalText,
      at: optionalTimestamp,
      by: partyRelation,
      note: optionalText,
    }),
  ),
)
export type TimelineEntries = v.InferOutput<typeof timelineSchema>

/** What was done to a record, in any order. Null if the backend does not send it. */
export const historyEntries = {
  history: optionalField(
    v.array(
      v.object({
        event: optionalText,
        at: optionalTimestamp,
        by: partyRelation,
        note: optionalText,
        text: optionalText,
        reason: optionalText,
      }),
    ),
  ),
}
export type History = v.InferOutput<typeof historyEntries.history>

/** `historyEntries` and the notes of administrators. `notes` is null if the backend has none. */
export const notedEntries = {
  ...historyEntries,
  notes: optionalField(
    v.array(
      v.object({ id: optionalText, at: optionalTimestamp, by: partyRelation, body: optionalText }),
    ),
  ),
}
export type Notes = v.InferOutput<typeof notedEntries.notes>
