import { datesLabel } from '@/api/dates'
import type { Listing, ListSearch, Search } from '@/api/list'
import { filterLabels } from '@/api/list-filters'
import type { FilterOptions } from '@/components/list/filters/filter-select'
import { maskSearch } from '@/domain/masks'
import { titleText } from '@/hooks/use-title'

interface TitledList {
  resource: Listing
  search: ListSearch & Search
}

/** What the list shows, for the title: "Paid, lagoon, page 2". Defaults are left out. */
export function listTitle(
  { resource, search }: TitledList,
  /** The related record whose id is the search text. */
  owner: { name: string | null } | null,
  loadedOptions?: Readonly<Record<string, FilterOptions | undefined>>,
) {
  const labels = [
    ...filterLabels(resource, search, loadedOptions),
    datesLabel(search),
    owner ? (owner.name ?? '') : maskSearch(search.search),
    search.page > 1 ? `page ${search.page}` : '',
  ]
  return labels.map(titleText).filter(Boolean).join(', ')
}
