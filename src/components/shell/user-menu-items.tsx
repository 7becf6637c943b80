import { LogOut } from 'lucide'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  type MenuPlace,
} from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import { theme, themes } from '@/lib/theme'

interface UserMenuItemsProps {
  place: MenuPlace
  onLogout: () => void
}

/** The theme and Logout. */
export default function UserMenuItems({ place, onLogout }: UserMenuItemsProps) {
  const chosen = theme.use()
  return (
    <DropdownMenu place={place}>
      <DropdownMenuRadioGroup value={chosen} aria-labelledby="theme-label">
        <DropdownMenuLabel id="theme-label">Theme</DropdownMenuLabel>
        {themes.map(([value, name]) => (
          <DropdownMenuRadioItem key={value} value={value} onSelect={() => theme.set(value)}>
            {name}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={onLogout}>
        <Icon of={LogOut} />
        Logout
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
