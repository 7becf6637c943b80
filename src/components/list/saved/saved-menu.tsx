import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark, Pencil } from 'lucide-react'
import type { ApiError } from '@/api/api-error'
import { noDates } from '@/api/dates'
import { listDefaults, PAGE_SIZE, type Search } from '@/api/list'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { byName } from '@/domain/saved-names'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useToday } from '@/hooks/use-now'
import { formatCount } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { applySavedFilter, useSavedFilters } from '@/memory/list-preferences'
import type { SavedDialogs, SavedProps } from './saved-button'
import { filtersOf, isSameSearch } from './saved-filters'

/** Counts the rows of each saved filter while it is open. A count that fails is not shown. */
export default function SavedMenu({ params, readPage, hidden, ...menu }: OpenMenu & SavedProps) {
  const { resource, saved: current } = params
  const { module, hasFixedLimit } = resource
  const defaults: Search = listDefaults(resource)
  const today = useToday()
  const navigate = useNavigate()
  const { openDialog } = useDialogParam<SavedDialogs>()
  const saved = filtersOf(useSavedFilters(), resource).toSorted(byName)
  const counts = useQueries({
    queries: saved.map(({ name, search }) => ({
      // The name, because two saved filters may have the same params.
      queryKey: [module, 'count', name, search, today],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const counted = { ...defaults, ...noDates, ...search, sort: undefined }
        const limit = hasFixedLimit ? PAGE_SIZE : 1
        return (await readPage(1, signal, counted, limit)).total
      },
      // A busy server is asked again when it says, but only once.
      retry: (failures: number, { busyUntil, isBusyForLong }: ApiError) =>
        failures === 0 && busyUntil !== null && !isBusyForLong,
      refetchOnWindowFocus: false,
      meta: { reportedByPage: true },
    })),
  })
  const same = saved.filter(({ search }) => isSameSearch(search, current))
  // Saved filters may differ in their hidden columns only.
  const checked = same.find((filter) => filter.hidden.join() === hidden.join()) ?? same[0]

  const entries: MenuEntry[] = [
    {
      label: 'Save these filters…',
      icon: Bookmark,
      onSelect: () => openDialog('save-filters'),
    },
  ]
  if (saved.length > 0) {
    entries.push(
      { label: 'Edit saved filters…', icon: Pencil, onSelect: () => openDialog('saved-filters') },
      {
        heading: 'Saved filters',
        choices: saved.map((filter, index) => {
          const count = counts[index]?.data ?? null
          return {
            label: isolate(filter.name),
            detail: count === null ? null : formatCount(count),
            isChecked: filter === checked,
            onSelect: () => {
              applySavedFilter(filter)
              void navigate({ to: '.', search: filter.search })
            },
          }
        }),
      },
    )
  }
  return <Menu {...menu} entries={entries} />
}
