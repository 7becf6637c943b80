import { ChevronDown } from 'lucide-react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { initials, shortName, type SessionUser } from '@/domain/user'
import type { UserMenuProps } from './user-menu-panel'

const UserMenuPanel = lazyOverlay(() => import('./user-menu-panel'))

export function UserMenu({ user, ...props }: UserMenuProps & { user: SessionUser }) {
  const { trigger, menu } = useMenuButton(UserMenuPanel.preload)
  return (
    <>
      <button
        type="button"
        className="flex min-w-0 items-center gap-near rounded-full py-1 pr-3 pl-1 text-left hover:bg-muted max-xl:pr-1"
        {...trigger}
      >
        <span
          aria-hidden="true"
          translate="no"
          className="grid size-9.5 shrink-0 place-items-center rounded-full bg-primary text-lg text-primary-foreground"
        >
          {initials(user)}
        </span>
        <span className="flex min-w-0 flex-col leading-tight">
          <span title={shortName(user)} translate="no" className="truncate">
            {shortName(user)}
          </span>
          <span title={user.usertype} className="truncate text-sm text-muted-foreground">
            {user.usertype}
          </span>
        </span>
        <ChevronDown className="size-4 shrink-0 text-muted-foreground" />
      </button>
      {menu && <UserMenuPanel {...menu} {...props} />}
    </>
  )
}
