import { hasSameRows, type Ask, type Page } from './ask.ts'
import { parameterName } from './parameters.ts'
import { valueAt } from './values.ts'

type Value = string | number

const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** Backends order capitals and accents in different ways. Dates are ordered as texts. */
const comparisons = [
  (a: Value, b: Value) =>
    typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : a < b ? -1 : 1,
  (a: Value, b: Value) => (a < b ? -1 : 1),
]

function isInOrder(values: readonly Value[], direction: 1 | -1) {
  return comparisons.some((compare) =>
    values.every((value, index) => {
      const before = values[index - 1]
      return before === undefined || before === value || direction * compare(before, value) < 0
    }),
  )
}

const valuesOf = (field: string, { rows }: Page) =>
  rows.flatMap((row) => {
    const value = valueAt(row, field)
    return typeof value === 'string' || typeof value === 'number' ? value : []
  })

/**
 * Sorts by an announced field in both directions. If pages work, also reads the second page.
 * Returns problems in sentences.
 */
export async function trySort(field: string, first: Page, ask: Ask, hasPages: boolean) {
  const name = parameterName('sort')
  for (const direction of [1, -1] as const) {
    const value = direction === 1 ? field : `-${field}`
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask('sort', value)
    if (typeof page === 'string') return [page]
    if (!isInOrder(valuesOf(field, page), direction)) {
      const effect = hasSameRows(page, first) ? 'ignored' : 'not followed'
      return [
        `With "${name}=${value}", the rows are not in this order: "${field}" is announced in "capabilities.sort", but ${effect}.`,
      ]
    }
    if (direction === 1 && hasPages) {
      // oxlint-disable-next-line no-await-in-loop
      const second = await ask('page', 2, { sort: value })
      if (typeof second === 'string') return [second]
      const ids = new Set(page.rows.map(({ id }) => id))
      if (second.rows.some(({ id }) => ids.has(id))) {
        return [`With "${name}=${value}", page 2 has rows of page 1.`]
      }
    }
  }
  return []
}
