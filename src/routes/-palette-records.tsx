import { useNavigate } from '@tanstack/react-router'
import { Bookmark, Search } from 'lucide-react'
import type { CommandGroup } from '@/components/palette/command-dialog'
import { StatusBadge } from '@/components/ui/status-badge'
import { useDebounced } from '@/hooks/use-debounced'
import { applySavedFilter, useSavedFilters } from '@/lib/list-preferences'
import { useRecentRecords } from '@/lib/recent-records'
import { listModules } from '@/modules'
import { useSearchGroups } from './-searchable-lists'
import { useViewable } from './-viewable'

/** The records that were opened last. */
export function useRecentCommands(): CommandGroup {
  const navigate = useNavigate()
  const records = useRecentRecords()
  const isViewable = useViewable()
  return {
    heading: 'Recent',
    commands: records.flatMap(({ param, name, href }) => {
      const module = listModules.find(({ resource }) => resource.param === param)
      if (!module || !isViewable(module)) return []
      return {
        id: `recent ${href}`,
        label: name,
        detail: module.name,
        icon: module.icon,
        keywords: module.name,
        run: () => void navigate({ href }),
      }
    }),
  }
}

/** The saved filters of every list: "Orders: Late in Lagos". */
export function useSavedCommands(): CommandGroup {
  const navigate = useNavigate()
  const saved = useSavedFilters()
  const isViewable = useViewable()
  return {
    heading: 'Saved filters',
    commands: listModules.filter(isViewable).flatMap(({ name, to, resource }) =>
      saved
        .filter(({ list }) => list === resource.keys[0])
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((filter) => ({
          id: `saved ${name} ${filter.name}`,
          label: `${name}: ${filter.name}`,
          icon: Bookmark,
          keywords: 'saved filters',
          run: () => {
            applySavedFilter(filter)
            void navigate({ to, search: filter.search })
          },
        })),
    ),
  }
}

export function useRecordCommands(text: string): CommandGroup[] {
  const navigate = useNavigate()
  const debounced = useDebounced(text)
  const groups = useSearchGroups(text && debounced)
  return [
    {
      heading: 'Search',
      commands: [
        {
          label: `Search everything for “${text}”`,
          icon: Search,
          run: () => void navigate({ to: '/search', search: { search: text } }),
        },
      ],
    },
    ...groups.map(({ heading, icon, statuses, hits }) => ({
      heading,
      commands: hits.map(({ id, label, detail, status, link, isExact }) => ({
        id: `${heading} ${id}`,
        label,
        detail,
        badge: status && <StatusBadge status={status} of={statuses} />,
        icon,
        isExact: isExact && text === debounced,
        run: () => void navigate(link),
      })),
    })),
  ]
}
