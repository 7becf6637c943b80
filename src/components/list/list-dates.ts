import { hasDates, type Capabilities, type DateRange } from '@/api/capabilities'
import { ALL, type Listing, type ListSearch, type Search } from '@/api/list'
import { isReport, periodFilter } from '@/api/list-filters'

/** A list's date filter. Null if the backend has not announced `from` and `to`. */
export function listDates(
  resource: Listing,
  { from, to, ...search }: ListSearch & Search,
  capabilities: Capabilities,
) {
  if (!hasDates(capabilities)) return null
  const [name, filter] = periodFilter(resource) ?? []
  return {
    range: { from, to },
    // Links from before the backend had dates may have a period.
    period: name === undefined ? ALL : String(search[name]),
    isReport: isReport(resource),
    /** The search params of another range. */
    paramsOf: ({ from: first, to: last }: DateRange) => ({
      ...(name !== undefined && filter && { [name]: filter.options[0][0] }),
      from: first,
      to: last,
    }),
  }
}
