import { hasDates, type Capabilities } from '@/api/capabilities'
import { noDates, type DateSearch } from '@/api/dates'
import type { Listing, ListSearch, Search } from '@/api/list'
import { isReport, periodFilter } from '@/api/list-filters'
import { ALL } from '@/domain/choices'

/** A list's date filter. Null if the backend has not announced `from` and `to`. */
export function listDates(
  resource: Listing,
  { dates, from, to, ...search }: ListSearch & Search,
  capabilities: Capabilities,
) {
  if (!hasDates(capabilities)) return null
  const [name, filter] = periodFilter(resource) ?? []
  return {
    search: { dates, from, to },
    // Links from before the backend had dates may have a period.
    period: name === undefined ? ALL : String(search[name]),
    isReport: isReport(resource),
    /** The search params of other dates. */
    paramsOf: (chosen: DateSearch) => ({
      ...(name !== undefined && filter && { [name]: filter.options[0][0] }),
      ...noDates,
      ...chosen,
    }),
  }
}
