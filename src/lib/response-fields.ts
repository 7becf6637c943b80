import * as v from 'valibot'
import { visibleText } from './visible-text.ts'

/** `YYYY-MM-DD`; what is on no calendar, such as the 31st of February, some browsers take for another day. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => {
    const date = new Date(value)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  }),
)

/** A text, or a number that stands for one. */
export const labelText = v.pipe(
  // Of a larger number digits have been lost.
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  visibleText,
)
/**
 * An id, which stands in addresses: there "." and ".." are steps to another one, even percent-encoded, and half of a
 * surrogate pair cannot be encoded at all.
 */
export const idText = v.pipe(labelText, v.regex(/^(?!\.{1,2}$)\P{Surrogate}+$/u))

/** A field of an answer that may be missing; a value of the wrong kind counts as missing and hides no voucher. */
export function optionalField<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullish(schema, null), null)
}

export const optionalText = optionalField(visibleText)
export const optionalFlag = optionalField(v.boolean())
const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number)),
])
export const optionalCount = optionalField(v.pipe(numeric, v.safeInteger(), v.minValue(0)))
// Of a larger number digits have been lost.
const MAX_EXACT = Number.MAX_SAFE_INTEGER
/** An amount of money. */
export const optionalNaira = optionalField(
  v.pipe(numeric, v.minValue(-MAX_EXACT), v.maxValue(MAX_EXACT)),
)
/** A day on the calendar, whatever the time zone: an instant is its first ten characters. */
export const optionalDay = optionalField(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 10)),
    calendarDay,
  ),
)

/** The address of a picture; whether it is one, and may be loaded, the browser finds out. */
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

/** A row that is told from the others by its `id`, or `_id`. */
export function identified<TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject({}),
    v.transform((row) => ({ ...row, id: row['id'] ?? row['_id'] })),
    v.object({ ...entries, id: idText }),
  )
}

/** The rows of an answer that can be told apart; one without an id of its own is left out and logged. */
export function rowsOf<TRow extends { id: string }>(
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
          console.warn(`${name} with another's id was left out of the list.`)
        } else byId.set(output.id, output)
      }
      return [...byId.values()]
    }),
  )
}
