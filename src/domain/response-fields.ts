import * as v from 'valibot'
import { idText, visibleText } from '../lib/visible-text.ts'
import { isDay, toDay } from './lagos.ts'

/** `YYYY-MM-DD`, on the calendar. */
const calendarDay = v.pipe(v.string(), v.isoDate(), v.check(isDay))

const FIRST_YEAR = 2000
const LAST_YEAR = 2100
/** The `min` and `max` of a date input. */
export const typedDays = { min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` }

const WRONG_YEAR = 'Enter the year with four digits'
const NO_DAY = 'Enter a complete date: day, month and year'

/** "" if the year of a day is from 2000 to 2100. Browsers return a typed "27" as "0027". */
function yearError(day: string) {
  const [, year = ''] = /^(\d+)-\d\d-\d\d$/.exec(day) ?? []
  const number = Number(year)
  if (!year || (number >= FIRST_YEAR && number <= LAST_YEAR)) return ''
  const isLong = /^[1-9]\d{3}$/.test(year)
  return isLong ? `${WRONG_YEAR}, from ${FIRST_YEAR} to ${LAST_YEAR}` : WRONG_YEAR
}

/**
 * The reason why a text is not a `typedDay`, or "". `wrong` is the message for a text that is not a
 * day.
 */
export const typedDayError = (text: string, wrong = NO_DAY) =>
  yearError(text) || (isDay(text) ? '' : wrong)

/**
 * A day that was typed, or comes from a file or a URL. Its year must be from 2000 to 2100. A day of
 * the backend may have any year: use `sentDay`.
 */
export const typedDay = (wrong?: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => typedDayError(text) === '',
      ({ input }) => typedDayError(input, wrong),
    ),
  )

// `JSON.parse` loses digits of larger numbers.
const MAX_EXACT = Number.MAX_SAFE_INTEGER

/** A field that may be missing. Invalid values become null, so that the row stays valid. */
export function optionalField<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullish(schema, null), null)
}

/**
 * Undefined if the response does not have the field: it is unknown whether the record has a value.
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
/** A calendar day. A timestamp is its day in Lagos. */
export const sentDay = v.pipe(
  v.string(),
  v.transform((value) => toDay(value) ?? ''),
  calendarDay,
)
export const optionalDay = optionalField(sentDay)

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

const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00(?::?00)?)$/

/**
 * A calendar day that a form sends back. A timestamp is kept as it came, so that saving another
 * field does not move it. `toDay` returns its day. Midnight in UTC is only a way to write a day, so
 * it becomes the day.
 */
export const optionalEditedDay = optionalField(
  v.pipe(
    v.string(),
    v.check((value) => toDay(value) !== null),
    v.transform((value) => value.replace(MIDNIGHT, '')),
    documentedAs<string>(calendarDay),
  ),
)

/** An object with `entries` and an `id`, which the response contains under one of `idNames`. */
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

/** What a record may call its id. The first one with a value counts. */
export const idNames: readonly string[] = ['id', '_id']

export const readId = (record: Readonly<Record<string, unknown>>) =>
  idNames.map((name) => record[name]).find((id) => id !== undefined && id !== null)
