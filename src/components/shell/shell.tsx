import type { ReactNode } from 'react'
import { markPage } from '@/lib/mark-page'
import { Header, type HeaderProps } from './header'
import { Sidebar } from './sidebar'
import { SkipLinks } from './skip-links'

const markMenu = markPage('data-has-menu')

export function Shell({ children, ...props }: HeaderProps & { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <Sidebar modules={props.modules} />
      <div className="flex min-h-[calc(100dvh-var(--banner))] flex-col lg:pl-[20vw] pane:has-[[data-slot=pane]]:h-[calc(100dvh-var(--banner))]">
        <Header {...props} />
        <main
          ref={markMenu}
          id="main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col p-3 outline-none lg:p-apart has-[[data-slot=pane]]:lg:p-near"
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
