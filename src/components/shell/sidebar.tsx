import { Link } from '@tanstack/react-router'
import { Logo } from './logo'
import { ModuleNav, type NavItem } from './module-nav'

export function Sidebar({ modules }: { modules: readonly NavItem[] }) {
  return (
    <aside
      aria-label="Sidebar"
      className="fixed top-0 bottom-(--banner) left-0 hidden w-[20vw] flex-col bg-sidebar text-sidebar-foreground lg:flex"
    >
      <Link
        to="/"
        aria-label="Marketplace, go to the dashboard"
        className="m-3 mb-1 self-start rounded-md p-2"
      >
        <Logo />
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto p-3 pt-1 scheme-dark">
        <ModuleNav modules={modules} />
      </div>
    </aside>
  )
}
