/** Text as it is compared: capitals and accents make no difference. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a row is sorted by. Null if it has no value. */
function keyOf(row: object, field: string) {
  const shown: Readonly<Record<string, unknown>> = { ...row }
  const names = [shown['firstName'], shown['lastName']].filter((name) => typeof name === 'string')
  const value = shown[field] ?? (field === 'name' ? names.join(' ') : null)
  if (typeof value === 'string') return field.endsWith('At') ? Date.parse(value) : plain(value)
  return typeof value === 'number' ? value : null
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
  // Each key is read once, because `show` may have to count.
  const keyed = rows.map((row) => ({ row, key: keyOf(show(row), field) }))
  const known = keyed.flatMap(({ row, key }) => (key === null ? [] : { row, key }))
  const sorted = known.toSorted((a, b) =>
    a.key === b.key ? 0 : a.key < b.key ? -direction : direction,
  )
  return [...sorted, ...keyed.filter(({ key }) => key === null)].map(({ row }) => row)
}
