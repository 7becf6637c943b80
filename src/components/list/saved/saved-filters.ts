import { noDates, rangeLabel, rangeNames } from '@/api/dates'
import type { Listing } from '@/api/list'
import { scopeLabels } from '@/domain/list-scope'
import { maskSearch } from '@/domain/masks'
import { getSavedFilters, setSavedFilters, type SavedFilter } from '@/memory/list-preferences'
import type { SavedProps } from './saved-button'

export const MAX_SAVED = 30

export const filtersOf = (filters: readonly SavedFilter[], { keys }: Pick<Listing, 'keys'>) =>
  filters.filter(({ list }) => list === keys[0])

/** Compares regardless of the order of the params. */
export const isSameSearch = (
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
) => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** Returns whether a reload keeps it. */
export const addFilter = (filter: Omit<SavedFilter, 'usedAt'>) =>
  setSavedFilters([...getSavedFilters(), { ...filter, usedAt: Date.now() }])

/**
 * "Paid, “lagoon”, sorted by Total, highest first", or "All orders". Labels that load with the page
 * are not known: the value.
 */
export function describeSearch(
  { filters, noun }: Pick<Listing, 'filters' | 'noun'>,
  saved: SavedFilter['search'],
  sortChoices: SavedProps['sortChoices'],
) {
  const { search = '', sort, ...params } = saved
  const labels = Object.entries(params)
    .filter(([name]) => !(name in noDates))
    .map(
      ([name, value]) => filters[name]?.options.find(([option]) => option === value)?.[1] ?? value,
    )
  labels.push(...rangeNames.map((name) => rangeLabel(saved, name)))
  const scope = scopeLabels({ filters: labels, search: maskSearch(search) })
  const [, order] = sortChoices.find(([value]) => value === sort) ?? []
  if (scope.length === 0) scope.push(`All ${noun[1]}`)
  return [...scope, ...(order ? [`sorted by ${order}`] : [])].join(', ')
}
