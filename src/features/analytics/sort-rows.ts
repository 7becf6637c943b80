import { LOCALE } from '@/lib/format'

/** The order of a table's rows, by the header of a column. */
export interface TableSort {
  header: string
  order: 'asc' | 'desc'
}

interface Sortable<T> {
  header: string
  isNumber?: boolean
  /** Null is last in both orders. */
  sortBy?: (row: T) => string | number | null
}

const collator = new Intl.Collator(LOCALE, { numeric: true })

/** The next order after the header of a column is pressed. Null is the order of the response. */
export function nextSort(
  { header, isNumber = false }: Sortable<never>,
  sort: TableSort | null,
): TableSort | null {
  const [first, second] = isNumber ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
  if (sort?.header !== header) return { header, order: first }
  return sort.order === first ? { header, order: second } : null
}

export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Sortable<T>[],
  sort: TableSort | null,
): readonly T[] {
  const sortBy = columns.find(({ header }) => header === sort?.header)?.sortBy
  if (!sort || !sortBy) return rows
  const sign = sort.order === 'asc' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const isNumeric = typeof a === 'number' && typeof b === 'number'
    return sign * (isNumeric ? a - b : collator.compare(String(a), String(b)))
  })
}
