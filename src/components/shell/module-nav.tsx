import { Link, useMatches, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

export interface NavItem {
  name: string
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
}

interface ModuleNavProps {
  modules: readonly NavItem[]
  onNavigate?: () => void
}

/** One link per module. The current one is highlighted. */
export function ModuleNav({ modules, onNavigate }: ModuleNavProps) {
  const current = useMatches({ select: (matches) => matches.at(-1)?.staticData.module })
  return (
    <nav aria-label="Modules" className="lg:h-full">
      {/* In a low window, the links share the height of the sidebar, so that all are visible. */}
      <ul className="flex flex-col gap-px lg:h-full">
        {modules.map(({ name, to, icon: Icon }) => (
          <li key={name} className="flex lg:max-h-8 lg:min-h-6 lg:flex-1">
            <Link
              to={to}
              onClick={onNavigate}
              activeOptions={{ exact: true }}
              // By the route's module instead of the URL: /driver/7 belongs to Drivers.
              aria-current={name === current ? 'page' : undefined}
              className="flex flex-1 items-center gap-3 rounded-md px-3 text-[1.0625rem] leading-none transition-colors hover:bg-sidebar-muted aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground max-lg:h-11"
            >
              <Icon className="size-4.5 shrink-0 opacity-85" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
