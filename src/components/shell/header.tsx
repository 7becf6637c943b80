import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { MODIFIER_LABEL, MODIFIER_KEY } from '@/hooks/use-shortcut'
import type { SessionUser } from '@/lib/user'
import { FetchingBar } from './fetching-bar'
import { MobileMenu } from './mobile-menu'
import type { NavItem } from './module-nav'
import { usePageTitle } from './page-title'
import { UserMenu } from './user-menu'
import type { UserMenuProps } from './user-menu-panel'

export interface HeaderProps extends UserMenuProps {
  modules: readonly NavItem[]
  user: SessionUser
  onSearch: () => void
}

export function Header({ modules, user, onSearch, onTool, onLogout }: HeaderProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const title = usePageTitle()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-near border-b bg-card px-3 sm:px-4 lg:px-6">
      <MobileMenu modules={modules} onLogout={onLogout} />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Go back"
        disabled={!canGoBack}
        onClick={() => router.history.back()}
      >
        <ArrowLeft className="size-5!" />
      </Button>
      <h1 tabIndex={-1} className="text-xl max-lg:sr-only">
        {title}
      </h1>
      <Button
        variant="outline"
        aria-keyshortcuts={`${MODIFIER_KEY}+K`}
        tooltip="Search or jump to…"
        shortcut={`${MODIFIER_LABEL} K`}
        className="ml-auto text-muted-foreground max-md:w-control max-md:border-transparent max-md:px-0 max-md:shadow-none md:min-w-64 md:justify-start md:after:hidden!"
        onClick={onSearch}
      >
        <Search className="max-md:size-5!" />
        <span className="max-md:sr-only">Search or jump to…</span>
        <span
          aria-hidden="true"
          className="ml-auto flex gap-1 pl-3 max-md:hidden pointer-coarse:hidden"
        >
          <Kbd>{MODIFIER_LABEL}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </Button>
      <div className="flex min-w-0">
        <UserMenu {...{ user, onTool, onLogout }} />
      </div>
      <FetchingBar />
    </header>
  )
}
