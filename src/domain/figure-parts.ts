import * as v from 'valibot'
import {
  documentedAs,
  optionalCount,
  optionalField,
  optionalNaira,
} from '../api/response-fields.ts'

// Not in figures.ts, which the first load of every page contains.

/** The parts of a chart. Invalid parts are dropped. Without any valid part there is no chart. */
export function parts<TOutput>(schema: v.GenericSchema<unknown, TOutput>) {
  return optionalField(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((item): TOutput[] => {
          const { success, output } = v.safeParse(schema, item)
          return success ? [output] : []
        }),
      ),
      documentedAs(v.array(schema)),
    ),
  )
}

export const countedEntries = { orders: optionalCount, sales: optionalNaira }

const countedSchema = v.object(countedEntries)
export type Counted = v.InferOutput<typeof countedSchema>

const hourSchema = v.object({
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  ...countedEntries,
  /** Of the same hour of the day before. */
  previous: optionalField(countedSchema),
})
export type Hour = v.InferOutput<typeof hourSchema>

/** The hours of a single day in Lagos. */
export const byHour = parts(hourSchema)
