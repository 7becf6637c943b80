import { hasDates, type Capabilities, type DateRange } from '@/api/capabilities'
import { ALL, type Listing, type ListSearch, type Search } from '@/api/list'
import { isReport, periodFilter } from '@/api/list-filters'
import type { DateSelectProps } from '@/components/filters/date-select'

type Change = Readonly<Record<string, string | undefined>>

/** The props of a list's date filter. Null if the backend has not announced `from` and `to`. */
export function listDates(
  resource: Listing,
  { from, to, ...search }: ListSearch & Search,
  capabilities: Capabilities,
  setFilters: (change: Change) => void,
): DateSelectProps | null {
  if (!hasDates(capabilities)) return null
  const [name, filter] = periodFilter(resource) ?? []
  return {
    range: { from, to },
    // Links from before the backend had dates may have a period.
    period: name === undefined ? ALL : String(search[name]),
    isReport: isReport(resource),
    onChange: ({ from: first, to: last }: DateRange) =>
      setFilters({
        ...(name !== undefined && filter && { [name]: filter.options[0][0] }),
        from: first,
        to: last,
      }),
  }
}
