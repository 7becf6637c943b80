import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '@/components/ui/logo'
import { PrintHead } from '@/components/ui/printout'
import { findFirstRow } from '@/hooks/use-focus-fallback'
import { usePageTitle } from '@/hooks/use-title'
import { menuFolded } from '@/lib/appearance'
import { markPage } from '@/lib/mark-page'
import { Header, type HeaderProps } from './header'
import { ModuleNav, type NavItem } from './module-nav'

const markMenu = markPage('data-has-menu')

export function Shell({ children, ...props }: HeaderProps & { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <Sidebar modules={props.modules} />
      <div className="flex min-h-[calc(100dvh-var(--banner))] flex-col lg:pl-menu pane:has-[[data-slot=pane]]:h-[calc(100dvh-var(--banner))]">
        <Header {...props} />
        <main
          ref={markMenu}
          id="main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col p-3 outline-none lg:p-apart has-[[data-slot=pane]]:lg:p-near lg:low:p-near"
        >
          {/* Limits the width: longer rows are hard to follow by eye. */}
          <div className="mx-auto flex min-h-0 w-full max-w-[104rem] flex-1 flex-col">
            <PrintHead title={usePageTitle()} />
            {children}
          </div>
        </main>
      </div>
    </>
  )
}

const SKIP_LINK =
  'sr-only z-50 rounded-md bg-card shadow-lg focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2'

/** The first links of a page, visible on focus. The second one is only rendered on list pages. */
export function SkipLinks() {
  return (
    <>
      <a href="#main" className={SKIP_LINK}>
        Skip to content
      </a>
      <a
        href="#main"
        className={`${SKIP_LINK} not-in-data-has-list:hidden`}
        onClick={(event) => {
          const row = findFirstRow()
          // While the rows load, the link targets the content.
          if (!row) return
          event.preventDefault()
          row.focus()
        }}
      >
        Skip to the list
      </a>
    </>
  )
}

export function Sidebar({ modules }: { modules: readonly NavItem[] }) {
  return (
    <aside
      aria-label="Sidebar"
      // Above the page, for the tooltips of its icons.
      className="fixed top-0 bottom-(--banner) left-0 z-35 hidden w-menu flex-col bg-sidebar text-sidebar-foreground lg:flex"
    >
      <Link
        to="/"
        aria-label="Marketplace, go to the dashboard"
        className="mx-3 flex h-header shrink-0 items-center self-start rounded-md px-2 folded:mx-auto folded:w-9 folded:overflow-clip folded:px-0"
      >
        <Logo />
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-1 scheme-dark folded:px-1.5">
        <ModuleNav modules={modules} isFolded={menuFolded.use()} />
      </div>
    </aside>
  )
}
