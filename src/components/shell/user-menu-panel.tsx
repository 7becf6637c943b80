import { useQueryClient } from '@tanstack/react-query'
import { Download, History, LogOut, MessageSquareText, Upload } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '@/api/permissions'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { plainText, theme, themes } from '@/lib/appearance'
import { orderNotice } from '@/memory/new-orders'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import { countsShown } from './menu-counts'
import { chooseNotice, countsOrders, possibleNotices } from './order-notices'

export type UserTool =
  /** What this tab has changed. */
  | 'changes'
  /** The saved replies. */
  | 'replies'
  | `${'export' | 'import'}-${'filters' | 'replies'}`

export interface UserMenuProps {
  onTool: (tool: UserTool) => void
  onLogout: () => void
}

export default function UserMenuPanel({ onTool, onLogout, ...menu }: OpenMenu & UserMenuProps) {
  const chosen = theme.use()
  const isPlain = plainText.use()
  const areCountsShown = countsShown.use()
  const isTaking = repliesTakeTicket.use()
  const can = useCan()
  const canReply = can('tickets.view') && can('tickets.reply')
  const notice = orderNotice.use()
  const queryClient = useQueryClient()
  const [notices] = useState(() => (countsOrders(queryClient) ? possibleNotices() : []))

  const fileEntries = (saved: 'filters' | 'replies'): MenuEntry[] => [
    {
      label: `Export saved ${saved}`,
      icon: Download,
      onSelect: () => onTool(`export-${saved}`),
    },
    {
      label: `Import saved ${saved}…`,
      icon: Upload,
      onSelect: () => onTool(`import-${saved}`),
    },
  ]
  const entries: MenuEntry[] = [
    {
      heading: 'Theme',
      choices: themes.map(([value, label]) => ({
        label,
        isChecked: value === chosen,
        onSelect: () => theme.set(value),
      })),
    },
    {
      heading: 'Preferences',
      isMultiple: true,
      choices: [
        {
          label: 'Plain text font',
          isChecked: isPlain,
          onSelect: () => plainText.set(!isPlain),
        },
        {
          label: 'Show counts',
          isChecked: areCountsShown,
          onSelect: () => countsShown.set(!areCountsShown),
        },
        ...(canReply
          ? [
              {
                label: 'Replies take the ticket',
                isChecked: isTaking,
                onSelect: () => repliesTakeTicket.set(!isTaking),
              },
            ]
          : []),
      ],
    },
  ]
  if (can('orders.view') && notices.length > 0) {
    entries.push({
      heading: 'Tell me about new orders',
      choices: notices.map(([value, label]) => ({
        label,
        isChecked: value === notice,
        onSelect: () => void chooseNotice(value),
      })),
    })
  }
  entries.push({ label: 'My changes', icon: History, onSelect: () => onTool('changes') })
  if (canReply) {
    entries.push(
      { label: 'Saved replies…', icon: MessageSquareText, onSelect: () => onTool('replies') },
      ...fileEntries('replies'),
    )
  }
  entries.push(...fileEntries('filters'), {
    label: 'Logout',
    icon: LogOut,
    isSticky: true,
    onSelect: onLogout,
  })
  return <Menu {...menu} entries={entries} />
}
