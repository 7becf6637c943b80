import { Link } from '@tanstack/react-router'
import type { NavItem } from '@/components/shell/module-nav'
import { Panel } from '@/components/ui/panel'

export function ModuleGrid({ modules }: { modules: readonly NavItem[] }) {
  return (
    <Panel variant="plain" title="All modules">
      <ul className="grid grid-cols-2 gap-near sm:grid-cols-4 sm:gap-apart xl:grid-cols-5">
        {modules.map(({ name, to, icon: Icon }) => (
          <li key={name} className="min-w-0">
            <Link
              to={to}
              className="group flex h-13 items-center gap-near rounded-md border bg-card px-3.5 shadow-xs transition-colors hover:border-brand/50 hover:bg-muted/50"
            >
              <Icon className="size-5 shrink-0 text-muted-foreground transition-colors group-hover:text-brand" />
              <span className="min-w-0 leading-tight wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
