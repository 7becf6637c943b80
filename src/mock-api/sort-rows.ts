const isAscii = (text: string) => !/[^\0-\x7F]/.test(text)

/** Capitals and accents make no difference. */
const plain = (text: string) =>
  // Most texts have no accents, and normalization is slow.
  (isAscii(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase()

const read = (row: object, field: string): unknown => Reflect.get(row, field)

/** The value that a row is sorted by. Null if it has none. */
function keyOf(row: object, field: string) {
  let value = read(row, field) ?? null
  if (value === null && field === 'name') {
    const names = [read(row, 'firstName'), read(row, 'lastName')]
    value = names.filter((name) => typeof name === 'string').join(' ')
  }
  if (typeof value === 'string' && !field.endsWith('At')) return plain(value)
  const key = typeof value === 'string' ? Date.parse(value) : value
  return typeof key === 'number' && !Number.isNaN(key) ? key : null
}

/**
 * Sorts rows by a field of the result of `show`. `-` before the name reverses the order. Rows
 * without a value are last in both directions. Equal rows keep their order.
 */
export function sortRows<TRow extends object>(
  rows: readonly TRow[],
  sort: string,
  show: (row: TRow) => object,
): readonly TRow[] {
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  // `show` runs once per row, because it may have to count.
  const known: { row: TRow; key: string | number }[] = []
  const unknown: TRow[] = []
  for (const row of rows) {
    const key = keyOf(show(row), field)
    if (key === null) unknown.push(row)
    else known.push({ row, key })
  }
  known.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction))
  return [...known.map(({ row }) => row), ...unknown]
}
