const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** The value of a field in a response. Dates have the order of their texts. */
function valueOf(row: object, field: string) {
  const shown: Readonly<Record<string, unknown>> = { ...row }
  const names = [shown['firstName'], shown['lastName']].filter((name) => typeof name === 'string')
  const value = shown[field] ?? (field === 'name' ? names.join(' ') : null)
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/**
 * Sorts rows by a field of what `show` returns, in reverse with `-` before its name. Rows without a
 * value are last in both directions, and equal ones keep their order.
 */
export function sortRows<TRow extends object>(
  rows: readonly TRow[],
  sort: string,
  show: (row: TRow) => object,
): readonly TRow[] {
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const isTime = field.endsWith('At')
  // Each value is read once, because `show` may have to count.
  const keyed = rows.map((row) => ({ row, value: valueOf(show(row), field) }))
  function compare(a: string | number | null, b: string | number | null) {
    if (a === b) return 0
    if (a === null) return direction
    if (b === null) return -direction
    if (typeof a === 'string' && typeof b === 'string' && !isTime) return collator.compare(a, b)
    return a < b ? -1 : 1
  }
  return keyed.toSorted((a, b) => direction * compare(a.value, b.value)).map(({ row }) => row)
}
