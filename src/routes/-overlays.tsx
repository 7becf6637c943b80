import { useNavigate } from '@tanstack/react-router'
import { Gift, Keyboard, LogOut, Monitor, Moon, Plus, Search, Sun } from 'lucide'
import { CommandDialog, type CommandGroup } from '@/components/command-dialog'
import { moduleIcons } from '@/components/shell/module-icons'
import { ShortcutsDialog } from '@/components/shortcuts-dialog'
import { logout } from '@/features/session/api'
import { modules } from '@/lib/modules'
import { theme, themes } from '@/lib/theme'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

export type Overlay = 'commands' | 'shortcuts'

interface OverlaysProps {
  overlay: Overlay
  onOpen: (overlay: Overlay) => void
  onClose: () => void
}

/** What lies over any page: the command palette, and the list of keys. */
export default function Overlays({ overlay, onOpen, onClose }: OverlaysProps) {
  const navigate = useNavigate()
  if (overlay === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  const groups: CommandGroup[] = [
    {
      heading: 'Do',
      commands: [
        {
          label: 'Create Voucher',
          icon: Plus,
          keywords: 'new add issue',
          run: () =>
            void navigate({ to: '/vouchers', search: (now) => ({ ...now, dialog: 'create' }) }),
        },
        {
          label: 'Reward',
          icon: Gift,
          keywords: 'campaign csv upload promotion',
          run: () =>
            void navigate({ to: '/vouchers', search: (now) => ({ ...now, dialog: 'reward' }) }),
        },
        {
          label: 'Keyboard shortcuts',
          icon: Keyboard,
          keywords: 'keys help',
          run: () => onOpen('shortcuts'),
        },
        ...themes.map(([value, name]) => ({
          label: `Colours: ${name}`,
          icon: themeIcons[value],
          keywords: 'theme mode',
          run: () => theme.set(value),
        })),
        { label: 'Sign out', icon: LogOut, keywords: 'logout leave', run: logout },
      ],
    },
    {
      heading: 'Go to',
      commands: modules.map(({ name, to }) => ({
        label: name,
        icon: moduleIcons[name],
        run: () => void navigate({ to }),
      })),
    },
  ]
  return (
    <CommandDialog
      title="Search or jump to…"
      groups={groups}
      commandOfText={(text) => ({
        label: `Search vouchers for “${text}”`,
        icon: Search,
        run: () => void navigate({ to: '/vouchers', search: { search: text } }),
      })}
      onClose={onClose}
    />
  )
}
