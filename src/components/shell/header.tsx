import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { headingSlot, useIsNarrow } from '@/components/ui/page-heading'
import { StillWaiting } from '@/components/ui/still-waiting'
import type { SessionUser } from '@/domain/user'
import { usePageFetching } from '@/hooks/use-page-fetching'
import { MODIFIER_LABEL, MODIFIER_KEY } from '@/hooks/use-shortcut'
import { usePageTitle } from '@/hooks/use-title'
import { FoldMenu } from './fold-menu'
import { MobileMenu } from './mobile-menu'
import type { NavItem } from './module-nav'
import { UserMenu } from './user-menu'
import type { UserMenuProps } from './user-menu-panel'

export interface HeaderProps extends UserMenuProps {
  modules: readonly NavItem[]
  user: SessionUser
  onSearch: () => void
}

const setSlot = (element: HTMLElement | null) => headingSlot.setState(() => element)

export function Header({ modules, user, onSearch, onTool, onLogout }: HeaderProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const title = usePageTitle()
  const isNarrow = useIsNarrow()
  return (
    <header className="sticky top-0 z-30 flex h-header items-center gap-near border-b bg-card px-3 lg:max-xl:px-near">
      {!isNarrow && <FoldMenu />}
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
      <div ref={setSlot} className="flex flex-auto shrink-0 items-center gap-near max-lg:hidden" />
      {/* Shrinks to an icon first, so that the buttons of the page have room. */}
      <div className="@container ml-auto min-w-control shrink-99999 basis-control sm:basis-52">
        <Button
          variant="outline"
          aria-keyshortcuts={`${MODIFIER_KEY}+K`}
          tooltip="Search or jump to…"
          shortcut={`${MODIFIER_LABEL} K`}
          className="w-full px-2.5 text-muted-foreground @min-[10rem]:after:hidden!"
          onClick={onSearch}
        >
          <Search />
          <span className="@max-[7rem]:sr-only">Search</span>{' '}
          <span className="sr-only">or jump to…</span>
          <span
            aria-hidden="true"
            className="ml-auto flex gap-1 @max-[10rem]:hidden pointer-coarse:hidden"
          >
            <Kbd>{MODIFIER_LABEL}</Kbd>
            <Kbd>K</Kbd>
          </span>
        </Button>
      </div>
      <div data-slot="user-menu" className="flex min-w-0 shrink-0 max-xl:shrink">
        <UserMenu {...{ user, onTool, onLogout }} />
      </div>
      <FetchingBar />
      {/* A dialog has its own. Above the bars at the bottom, because filters are at the top. */}
      <StillWaiting className="fixed inset-x-0 bottom-[calc(var(--banner)+var(--selection-bar,0px)+4.5rem)] justify-center in-data-has-dialog:hidden" />
    </header>
  )
}

/** A progress bar under the header while the page fetches data. */
export function FetchingBar() {
  if (usePageFetching() === 0) return null
  return (
    <div
      data-slot="fetching-bar"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-0.5 h-0.5 animate-[fade-in_100ms_200ms_both] overflow-hidden bg-brand/20"
    >
      <div className="h-full w-1/4 animate-[run-across_1.1s_ease-in-out_infinite] bg-brand motion-reduce:w-full" />
    </div>
  )
}
