import type { ReactNode } from 'react'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import type { SessionUser } from '@/lib/user'
import { Header } from './header'
import type { NavItem } from './module-nav'
import { Sidebar } from './sidebar'
import { SkipLinks } from './skip-links'

interface ShellProps {
  modules: readonly NavItem[]
  user: SessionUser
  onSearch: () => void
  /** Entries of the user's menu. */
  tools: readonly MenuEntry[]
  onLogout: () => void
  children: ReactNode
}

export function Shell({ modules, user, onSearch, tools, onLogout, children }: ShellProps) {
  return (
    <>
      <SkipLinks />
      <Sidebar modules={modules} />
      <div className="flex min-h-[calc(100dvh-var(--banner))] flex-col lg:pl-[20vw] pane:has-[[data-slot=pane]]:h-[calc(100dvh-var(--banner))]">
        <Header {...{ modules, user, onSearch, tools, onLogout }} />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col p-4 outline-none max-sm:pt-3 lg:p-6 has-[[data-slot=pane]]:lg:px-4 has-[[data-slot=pane]]:lg:py-3"
        >
          {/* Limits the width: longer rows are hard to follow by eye. */}
          <div className="mx-auto flex min-h-0 w-full max-w-[104rem] flex-1 flex-col">
            {children}
          </div>
        </main>
      </div>
    </>
  )
}
