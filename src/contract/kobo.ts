import * as v from 'valibot'
import { formatNaira } from '../domain/amount.ts'
import type { ListModule } from './list-module.ts'
import { fileOf } from './places.ts'
import { sentName } from './schema-parts.ts'
import { textOf, toWord, valueAt } from './values.ts'

// Fewer amounts may be large by chance.
const MIN_AMOUNTS = 3

const amountSchema = v.pipe(v.number(), v.minValue(0.01))
const itemsSchema = v.pipe(
  v.array(
    v.object({
      quantity: amountSchema,
      price: amountSchema,
      options: v.optional(v.array(v.object({ price: v.nullable(v.number()) })), []),
    }),
  ),
  v.minLength(1),
)

const sumOf = (items: v.InferOutput<typeof itemsSchema>) =>
  items.reduce((sum, { quantity, price, options }) => {
    const extras = options.reduce((total, option) => total + (option.price ?? 0), 0)
    return sum + quantity * (price + extras)
  }, 0)

const fix = (file: string) =>
  `If it is, divide it by 100 in ${file}, as the example in src/README.md does.`
const fixOf = (module: ListModule) => fix(fileOf(module))

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Whether amounts are so large that they are probably in kobo. Amounts in kobo are always whole.
 */
function areKobo(amounts: readonly number[], below: number) {
  return (
    amounts.length >= MIN_AMOUNTS &&
    amounts.every((amount) => Number.isInteger(amount)) &&
    medianOf(amounts) >= below
  )
}

function largeAmounts(module: ListModule, records: readonly unknown[]) {
  return (module.purchases ?? []).flatMap(({ field, below, type }) => {
    const amounts = records
      .filter((record) => !type || toWord(textOf(module, 'type', record) ?? '') === type)
      .map((record) => valueAt(record, field))
      .filter((amount) => v.is(amountSchema, amount))
    if (!areKobo(amounts, below)) return []
    return `"${sentName(module.resource.record, field)}" looks like kobo: all amounts are whole numbers, and half of them are ${formatNaira(below)} or more. ${fixOf(module)}`
  })
}

/** Subtotals that differ from the sum of their items by a factor of about 100. */
function mixedAmounts(module: ListModule, records: readonly unknown[]) {
  const ratios = records.flatMap((record) => {
    const items = v.safeParse(itemsSchema, valueAt(record, 'items'))
    const subtotal = v.safeParse(amountSchema, valueAt(record, 'subtotal'))
    return items.success && subtotal.success ? subtotal.output / sumOf(items.output) : []
  })
  const nameOf = (field: string) => `"${sentName(module.resource.record, field)}"`
  const isAbout = (factor: number) => Math.abs(medianOf(ratios) / factor - 1) < 0.2
  if (isAbout(100))
    return [
      `${nameOf('subtotal')} is 100 times the sum of the items: it looks like kobo. ${fixOf(module)}`,
    ]
  if (isAbout(0.01))
    return [
      `${nameOf('items.price')} is 100 times what ${nameOf('subtotal')} says: it looks like kobo. ${fixOf(module)}`,
    ]
  return []
}

/** Which amounts of the rows and of one record look like kobo, in sentences. */
export const koboProblems = (module: ListModule, rows: readonly unknown[], record: unknown) => [
  ...largeAmounts(module, rows),
  ...mixedAmounts(module, [...rows, record]),
]

const LARGE_ORDER = 100_000
const figuresSchema = v.object({
  delivered: v.pipe(v.number(), v.minValue(MIN_AMOUNTS)),
  averageOrder: v.pipe(v.number(), v.minValue(LARGE_ORDER)),
})

/** Which figures of a period look like kobo, in sentences. */
export const figuresInKobo = (figures: unknown) =>
  v.is(figuresSchema, figures)
    ? [
        `"averageOrder" looks like kobo: it is ${formatNaira(LARGE_ORDER)} or more. ${fix('src/domain/figures.ts')}`,
      ]
    : []
