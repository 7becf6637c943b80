import { maskSearch } from '@/domain/masks'
import { titleText } from '@/hooks/use-title'
import type { ListFilters } from './define-list'
import type { ListParams } from './use-list-params'

/** What the list shows, for the title: "Paid, lagoon, page 2". Defaults are left out. */
export function listTitle(
  { search, labels }: ListParams,
  /** The related record whose id is the search text. */
  owner: { name: string | null } | null,
  filters: ListFilters,
) {
  const shown = [
    ...labels(filters),
    owner ? (owner.name ?? '') : maskSearch(search.search),
    search.page > 1 ? `page ${search.page}` : '',
  ]
  return shown.map(titleText).filter(Boolean).join(', ')
}
