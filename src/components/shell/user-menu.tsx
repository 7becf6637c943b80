import { ChevronDown, LogOut } from 'lucide-react'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { useMenu } from '@/components/overlays/use-menu'
import { theme, themes } from '@/lib/theme'
import { initials, shortName, type SessionUser } from '@/lib/user'

interface UserMenuProps {
  user: SessionUser
  tools: readonly MenuEntry[]
  onLogout: () => void
}

export function UserMenu({ user, tools, onLogout }: UserMenuProps) {
  const chosen = theme.use()
  const choices = themes.map(([value, label]) => ({
    label,
    isChecked: value === chosen,
    onSelect: () => theme.set(value),
  }))
  const { trigger, menu } = useMenu([
    { heading: 'Theme', choices },
    ...tools,
    { label: 'Logout', icon: LogOut, onSelect: onLogout },
  ])
  return (
    <>
      <button
        type="button"
        className="flex min-w-0 items-center gap-2.5 rounded-full py-1 pr-3 pl-1 text-left hover:bg-muted"
        {...trigger}
      >
        <span
          aria-hidden="true"
          className="grid size-9.5 shrink-0 place-items-center rounded-full bg-primary text-lg text-primary-foreground"
        >
          {initials(user)}
        </span>
        <span className="flex min-w-0 flex-col leading-tight">
          <span title={shortName(user)} className="truncate">
            {shortName(user)}
          </span>
          <span title={user.usertype} className="truncate text-sm text-muted-foreground">
            {user.usertype}
          </span>
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted-foreground" />
      </button>
      {menu}
    </>
  )
}
