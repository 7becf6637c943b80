import { ALL } from '../domain/choices.ts'
import { hasDates, type Capabilities } from './capabilities.ts'
import { isDated, type DateSearch } from './dates.ts'
import { chosenFilters, type Filters, type Listing, type ListSearch, type Search } from './list.ts'

/** The filter that is replaced by `from` and `to`, as `[name, filter]`. */
export const periodFilter = ({ filters }: Pick<Listing, 'filters'>) =>
  Object.entries(filters).find(([, { isPeriod }]) => isPeriod)

/**
 * The filters that the backend has, as `[name, filter]`. If it has dates, the period is left out.
 */
export const offeredFilters = (filters: Filters, capabilities: Capabilities) =>
  Object.entries(filters).filter(([name, { isPeriod, isAnnounced }]) =>
    isPeriod ? !hasDates(capabilities) : !isAnnounced || capabilities.filters.includes(name),
  )

/** Whether the list always covers a period, with no "all". Its dates do not count as a filter. */
export function isReport(listing: Pick<Listing, 'filters'>) {
  const [, period] = periodFilter(listing) ?? []
  return period !== undefined && period.options[0][0] !== ALL
}

export function isFilteredList(listing: Pick<Listing, 'filters'>, search: ListSearch & Search) {
  return (
    search.search !== '' ||
    (isDated(search) && !isReport(listing)) ||
    Object.entries(listing.filters).some(
      ([name, { options }]) => options[0][0] === ALL && search[name] !== ALL,
    )
  )
}

/**
 * The label of each filter's current value. "" if the filter is not set, or if the label is
 * unknown.
 */
export function filterLabels(
  { filters }: Pick<Listing, 'filters'>,
  search: Search & DateSearch,
  /** Labels of options that load with the page, by filter name. */
  loaded: Readonly<Record<string, readonly (readonly [string, string])[] | undefined>> = {},
) {
  return chosenFilters(filters, search).map(
    ([name, { options }]) =>
      [...options.slice(1), ...(loaded[name] ?? [])].find(
        ([value]) => value === search[name],
      )?.[1] ?? '',
  )
}
