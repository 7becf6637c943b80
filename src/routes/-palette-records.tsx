import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { Bookmark, Search } from 'lucide-react'
import { StatusBadge } from '@/components/fields/status-badge'
import type { Command, CommandGroup } from '@/components/overlays/command-dialog'
import { isSearchable, type Group, type Hit } from '@/features/search/source'
import { useDebounced } from '@/hooks/use-debounced'
import { formatCount } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { applySavedFilter, useSavedFilters } from '@/memory/list-preferences'
import { useRecentRecords } from '@/memory/recent-records'
import { listModules } from '@/modules'
import { useSearchResults } from './-search'
import { useViewable } from './-viewable'

// Twelve lists have to fit: the search page has more of each.
const MAX_HITS = 3

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
        label: isolate(name),
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
          label: `${name}: ${isolate(filter.name)}`,
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

/** The results of the search. `detail` of its first command says what is not there yet. */
export function useRecordCommands(text: string): CommandGroup[] {
  const navigate = useNavigate()
  const debounced = useDebounced(text)
  const { settled, pending, isCurrent, shown } = useSearchResults(text && debounced)
  const failed = settled.filter(({ state, isMissing }) => state === 'failed' && !isMissing)
  const detail = [
    isSearchable(text) && (text !== shown || pending.length > 0) && 'Searching…',
    ...failed.map(({ failure }) => failure.title),
  ]
  const isOfText = isCurrent && text === shown
  return [
    {
      heading: 'Search',
      commands: [
        {
          label: `Search everything for “${isolate(text)}”`,
          icon: Search,
          detail: detail.filter(Boolean).join(', '),
          run: () => void navigate({ to: '/search', search: { search: text } }),
        },
      ],
    },
    ...settled.map((group) => ({
      heading: group.heading,
      count: isOfText ? countOf(group) : undefined,
      commands: group.hits
        .slice(0, MAX_HITS)
        .flatMap((hit) => commandsOf(hit, group, isOfText, (link) => void navigate(link))),
    })),
  ]
}

/** "3 of 12". Undefined if there are no more, or if the response has no count. */
function countOf({ hits, total }: Group) {
  const count = Math.min(hits.length, MAX_HITS)
  return total !== null && count < total ? `${count} of ${formatCount(total)}` : undefined
}

/** A result, and what belongs to it. */
function commandsOf(
  { id, label, detail, status, isExact, link, related }: Hit,
  { heading, icon, statuses }: Group,
  isOfText: boolean,
  open: (link: LinkProps) => void,
): Command[] {
  const record = {
    id: `${heading} ${id}`,
    label: isolate(label),
    detail: isolate(detail),
    badge: status && <StatusBadge status={status} of={statuses} />,
    icon,
    isExact: isExact && isOfText,
    run: () => open(link),
  }
  const others = related.map((other) => ({
    id: `${heading} ${id} ${other.label}`,
    label: other.label,
    icon: other.icon,
    run: () => open(other.link),
  }))
  return [record, ...others]
}
