import { formatCount } from '../lib/format.ts'
import { formatKobo, toKobo } from './amount.ts'
import type { Field } from './field.ts'

/** How the amounts of a list are added up. */
export interface Sum<TRow> {
  /** In naira. Null if it is unknown. */
  amountOf: (row: TRow) => number | null
  /** Whether the sum contains the row. By default, it contains all of them. */
  isCounted?: (row: TRow) => boolean
  /** The rows that the sum contains. By default, the noun of the resource. */
  noun?: readonly [one: string, many: string]
  /** The fields whose values divide the sum. The first one is the status. */
  by: readonly [status: Field<TRow>, ...Field<TRow>[]]
}

interface Added {
  kobo: bigint
  /** The number of rows that have an amount. */
  count: number
  /** The number of rows without an amount. */
  unknown: number
}

/** Adds up in kobo, because sums of decimals are not exact. */
export function addUp(amounts: readonly (number | null)[]): Added {
  const known = amounts.filter((amount) => amount !== null)
  return {
    kobo: known.reduce((kobo, amount) => kobo + toKobo(amount), 0n),
    count: known.length,
    unknown: amounts.length - known.length,
  }
}

/** In naira. Leaves out unknown amounts. */
export const sumOf = (amounts: readonly (number | null)[]) => Number(addUp(amounts).kobo) / 100

/** The sum of the rows that it contains. */
export const sumRows = <TRow>(
  rows: readonly TRow[],
  { amountOf, isCounted = () => true }: Sum<TRow>,
) => addUp(rows.filter(isCounted).map(amountOf))

/** "₦12,300.00", or "₦12,300.00 in 2 of them" if the sum does not contain all of the rows. */
export function sumText<TRow>(rows: readonly TRow[], sum: Sum<TRow>) {
  const { kobo, count } = sumRows(rows, sum)
  if (count === 0) return ''
  return formatKobo(kobo) + (count < rows.length ? ` in ${formatCount(count)} of them` : '')
}

interface Part extends Added {
  label: string
  isCounted: boolean
}

/** The sum of each value of a field, the largest first. */
export function divideSum<TRow>(
  rows: readonly TRow[],
  { amountOf, isCounted = () => true }: Sum<TRow>,
  labelOf: (row: TRow) => string,
): Part[] {
  const parts = new Map<string, { label: string; isCounted: boolean; rows: TRow[] }>()
  for (const row of rows) {
    const [label, isPart] = [labelOf(row), isCounted(row)]
    const key = `${label} ${isPart}`
    const part = parts.get(key)
    if (part) part.rows.push(row)
    else parts.set(key, { label, isCounted: isPart, rows: [row] })
  }
  return [...parts.values()]
    .map(({ label, isCounted: isPart, rows: ofPart }) => {
      const { kobo, count, unknown } = addUp(ofPart.map(amountOf))
      return { label, isCounted: isPart, kobo, count, unknown }
    })
    .toSorted(
      (a, b) => Number(b.isCounted) - Number(a.isCounted) || Number(size(b.kobo) - size(a.kobo)),
    )
}

const size = (kobo: bigint) => (kobo < 0n ? -kobo : kobo)
