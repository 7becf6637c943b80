import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { CommandGroup } from '@/components/palette/command-dialog'
import { StatusBadge } from '@/components/ui/status-badge'
import { useDebounced } from '@/hooks/use-debounced'
import { useSearchGroups } from './-searchable-lists'

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
