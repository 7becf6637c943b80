import { useMatch, useNavigate } from '@tanstack/react-router'
import {
  CopyPlus,
  Download,
  Gift,
  Keyboard,
  ListFilter,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Sun,
} from 'lucide-react'
import { useState } from 'react'
import { toSearch } from '@/api/list'
import { useCan } from '@/api/permissions'
import { CommandDialog, type CommandGroup } from '@/components/overlays/command-dialog'
import { voucherStatus } from '@/domain/voucher'
import { theme, themes } from '@/lib/appearance'
import { modules } from '@/modules'
import { useRecentCommands, useRecordCommands, useSavedCommands } from './-palette-records'
import { useViewable } from './-viewable'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

interface PaletteProps {
  onShortcuts: () => void
  onLogout: () => void
  onClose: () => void
}

export function Palette({ onShortcuts, onLogout, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = toSearch(typed)
  const results = useRecordCommands(text)
  const recent = useRecentCommands()
  const saved = useSavedCommands()
  const isViewable = useViewable()
  const can = useCan()
  const hasVouchers = can('vouchers.view')
  // On the voucher page, the list keeps its filters. From other pages, closing the dialog stays on
  // the voucher page.
  const voucherPage = useMatch({ from: '/_app/vouchers', shouldThrow: false })
  const openDialog = (dialog: 'create' | 'create-many' | 'reward' | 'export') =>
    void navigate({
      to: '/vouchers',
      search: { ...voucherPage?.search, voucher: undefined, dialog },
      state: voucherPage ? { openedAsDialog: true } : {},
    })

  const voucherCommands = [
    {
      permission: 'vouchers.create',
      label: 'Create Voucher',
      icon: Plus,
      keywords: 'new add issue',
      run: () => openDialog('create'),
    },
    {
      permission: 'vouchers.create',
      label: 'Create many vouchers',
      icon: CopyPlus,
      keywords: 'codes csv upload campaign bulk',
      run: () => openDialog('create-many'),
    },
    {
      permission: 'vouchers.reward',
      label: 'Reward',
      icon: Gift,
      keywords: 'campaign csv upload promotion',
      run: () => openDialog('reward'),
    },
    {
      permission: 'vouchers.export',
      label: 'Export vouchers',
      icon: Download,
      keywords: 'csv download excel',
      run: () => openDialog('export'),
    },
  ] as const

  const groups: CommandGroup[] = [
    // While typing, they must not take Enter from the page of that name.
    ...(text ? [] : [recent, saved]),
    {
      heading: 'Pages',
      commands: [
        ...modules.filter(isViewable).map(({ name, to, icon }) => ({
          label: name,
          icon,
          run: () => void navigate({ to }),
        })),
        ...(hasVouchers ? voucherStatus.options : []).map(([status, name]) => ({
          label: `${name} vouchers`,
          icon: ListFilter,
          run: () => void navigate({ to: '/vouchers', search: { status } }),
        })),
      ],
    },
    {
      heading: 'Actions',
      commands: [
        ...voucherCommands.filter(({ permission }) => hasVouchers && can(permission)),
        {
          label: 'Keyboard shortcuts',
          icon: Keyboard,
          keywords: 'keys help',
          run: onShortcuts,
        },
      ],
    },
    {
      heading: 'Theme',
      commands: themes.map(([value, name]) => ({
        label: `Theme: ${name}`,
        icon: themeIcons[value],
        keywords: 'colour color mode',
        run: () => theme.set(value),
      })),
    },
    {
      heading: 'Account',
      commands: [{ label: 'Logout', icon: LogOut, keywords: 'sign out log', run: onLogout }],
    },
    ...(text ? [recent, saved] : []),
  ]
  return (
    <CommandDialog
      title="Search or jump to…"
      query={typed}
      onQueryChange={setTyped}
      groups={groups}
      results={results}
      onClose={onClose}
    />
  )
}
