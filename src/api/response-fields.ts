import * as v from 'valibot'
import { idText, visibleText } from '../lib/visible-text.ts'
import { readId, withoutEnvelope } from './conventions.ts'

/**
 * `YYYY-MM-DD`. Rejects impossible dates, because some browsers parse 31 February as a day in
 * March.
 */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => {
    const date = new Date(value)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  }),
)

// `JSON.parse` loses digits of larger numbers.
const MAX_EXACT = Number.MAX_SAFE_INTEGER

/** A field that may be missing. Invalid values become null, so that the row stays valid. */
export function optionalField<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullish(schema, null), null)
}

/**
 * Undefined if the response does not have the field: then it is not known whether the record has
 * none.
 */
export const ifSent = <TSchema extends v.GenericSchema>(field: TSchema) => v.optional(field)

export const optionalText = optionalField(visibleText)
export const optionalTimestamp = optionalField(visibleText)
export const optionalFlag = optionalField(v.boolean())
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number)),
])
export const optionalCount = optionalField(v.pipe(numeric, v.safeInteger(), v.minValue(0)))
const exact = v.pipe(numeric, v.minValue(-MAX_EXACT), v.maxValue(MAX_EXACT))
export const optionalNumber = optionalField(exact)
export const optionalNaira = optionalField(exact)
/** The average number of stars, from 0 to 5. */
export const optionalRating = optionalField(v.pipe(numeric, v.minValue(0), v.maxValue(5)))
/** A calendar day without a time zone. Timestamps are truncated to the date. */
export const optionalDay = optionalField(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 10)),
    calendarDay,
  ),
)

/** An http(s) or relative URL. */
export const optionalImage = optionalField(
  v.pipe(
    visibleText,
    v.check(
      (value) =>
        URL.canParse(value, 'https://page.example') &&
        /^https?:/.test(new URL(value, 'https://page.example').href),
    ),
  ),
)

/** Sets the documented type of a schema that accepts several types or transforms its input. */
export const documentedAs = <TInput>(schema: v.GenericSchema) =>
  v.metadata<TInput, { documentedAs: v.GenericSchema }>({ documentedAs: schema })

/** An object with `entries` and an `id`, which the API sends under one of `idNames`. */
export function withId<TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject({}),
    v.transform((row) => ({ ...row, id: readId(row) })),
    v.object({ ...entries, id: idText }),
  )
}

/** Drops and logs rows without a unique id. `name` is the name of the rows in the log. */
export function rowsSchema<TRow extends { id: string }>(
  name: string,
  schema: v.GenericSchema<unknown, TRow>,
) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => {
      const byId = new Map<string, TRow>()
      for (const row of rows) {
        const { success, output } = v.safeParse(schema, row)
        if (!success) console.warn(`${name} without an id was left out of the list.`)
        else if (byId.has(output.id)) {
          console.warn(`${name} with a duplicate id was left out of the list.`)
        } else byId.set(output.id, output)
      }
      return [...byId.values()]
    }),
    documentedAs(v.array(schema)),
  )
}

/** Parses the body in the envelope of a response. */
export const enveloped = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(v.unknown(), v.transform(withoutEnvelope), schema)
