import { ChevronDown, LogOut } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { theme, themes } from '@/lib/theme'
import { initials, shortName, type User } from '@/lib/user'

interface UserMenuProps {
  user: User
  onLogout: () => void
}

export function UserMenu({ user, onLogout }: UserMenuProps) {
  const chosen = theme.use()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex min-w-0 items-center gap-2.5 rounded-full py-1 pr-3 pl-1 text-left hover:bg-muted">
        <span
          aria-hidden="true"
          className="grid size-9.5 shrink-0 place-items-center rounded-full bg-primary text-lg text-primary-foreground"
        >
          {initials(user)}
        </span>
        <span className="flex min-w-0 flex-col leading-tight">
          <span className="truncate">{shortName(user)}</span>
          <span className="truncate text-sm text-muted-foreground">{user.usertype}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={chosen} aria-labelledby="theme-label">
          <DropdownMenuLabel id="theme-label">Colours</DropdownMenuLabel>
          {themes.map(([value, name]) => (
            <DropdownMenuRadioItem key={value} value={value} onSelect={() => theme.set(value)}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogout}>
          <LogOut aria-hidden="true" />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
