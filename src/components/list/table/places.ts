import type { Place } from '@/components/actions/move-actions'
import type { List } from '@/components/list/use-list'

/** By the id of the row. */
export type Places = ReadonlyMap<string, Place>

interface Ordered {
  id: string
  position: number | null
}

/**
 * Where the rows of a list that is ordered by position can move to. Empty if the list has another
 * order or leaves rows out: a move would then not be what it looks like. `group` is the filter within
 * whose values positions count.
 */
export function placesOf<TRow extends Ordered>(
  { params: { search, resource }, loaded: { rows = [], data } }: List<TRow>,
  group = '',
  groupOf: (row: TRow) => string | null = () => null,
): Places {
  const isWhole = Object.entries(resource.filters).every(
    ([name, { options }]) => name === group || search[name] === options[0][0],
  )
  if (!isWhole || search.search !== '' || search.sort !== undefined) return new Map()
  const isLastPage = search.page === data?.totalPages
  const hasOneGroup = group === '' || search[group] !== resource.filters[group]?.options[0][0]
  return new Map(
    rows.map((row, index) => {
      const { id, position } = row
      const next = rows[index + 1]
      // The next page may begin with another group.
      const canMoveDown = next ? groupOf(next) === groupOf(row) : !isLastPage && hasOneGroup
      return [
        id,
        {
          canMoveUp: position !== null && position > 1,
          canMoveDown: position !== null && canMoveDown,
        },
      ]
    }),
  )
}
