import { Link, useMatches, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Fragment, use } from 'react'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { applySavedFilter, useSavedFilters } from '@/memory/list-preferences'
import { MenuCountsContext, type MenuCount } from './menu-counts'

export interface NavItem {
  name: string
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
  /** What its page lists. */
  resource?: { keys: readonly [one: string, many: string] }
}

const MAX_SAVED = 3

// In a low window, the links share the height of the sidebar, so that all are visible.
const ITEM = 'flex lg:max-h-8.5 lg:min-h-[24px] lg:flex-1'
const LINK =
  'flex min-w-0 flex-1 items-center gap-near rounded-md px-3 leading-none transition-colors hover:bg-sidebar-muted max-lg:h-11 folded:gap-1 folded:px-2'

interface ModuleNavProps {
  modules: readonly NavItem[]
  /** Whether the links are icons with tooltips, in a window that has the sidebar. */
  isFolded?: boolean
  onNavigate?: () => void
}

const tooltipOf = (name: string, count: MenuCount | undefined) =>
  count ? `${name}, ${count.text}` : name

/** One link per module. The current one is highlighted, with its saved filters below it. */
export function ModuleNav({ modules, isFolded = false, onNavigate }: ModuleNavProps) {
  const current = useMatches({ select: (matches) => matches.at(-1)?.staticData.module })
  const counts = use(MenuCountsContext)
  const countOf = (path: string) => counts.find(({ to, count }) => to === path && count > 0)
  return (
    <nav aria-label="Modules" className="lg:h-full">
      <ul className="flex flex-col max-lg:gap-px lg:h-full">
        {modules.map(({ name, to, icon: Icon, resource }) => (
          <Fragment key={name}>
            <li className={ITEM}>
              <Link
                to={to}
                // The description of the link, whose name stays that of the module.
                aria-description={countOf(to)?.text}
                title={isFolded ? undefined : countOf(to)?.text}
                {...tooltipProps(isFolded ? tooltipOf(name, countOf(to)) : null)}
                onClick={onNavigate}
                activeOptions={{ exact: true }}
                // By the route's module instead of the URL: /driver/7 belongs to Drivers.
                aria-current={name === current ? 'page' : undefined}
                className={clsx(
                  LINK,
                  'aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground',
                )}
              >
                <Icon className="size-4.5 shrink-0 opacity-85" />
                <span className="folded:sr-only">{name}</span>
                {countOf(to) && (
                  <span
                    aria-hidden="true"
                    translate="no"
                    className="-mr-2 ml-auto rounded-full bg-sidebar-muted px-1.5 py-0.5 text-sm leading-none in-aria-[current=page]:bg-black/20 folded:px-1"
                  >
                    {countOf(to)?.short}
                  </span>
                )}
              </Link>
            </li>
            {name === current && resource && (
              <SavedLinks name={name} to={to} list={resource.keys[0]} onNavigate={onNavigate} />
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

interface SavedLinksProps extends Pick<NavItem, 'name' | 'to'> {
  list: string
  onNavigate: (() => void) | undefined
}

/** The saved filters that were used last, by name: a click must not move them. */
function SavedLinks({ name: module, to, list, onNavigate }: SavedLinksProps) {
  const latest = useSavedFilters()
    .filter((filter) => filter.list === list && filter.usedAt > 0)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(0, MAX_SAVED)
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return latest.map((filter) => (
    <li key={filter.name} className={`${ITEM} folded:hidden`}>
      <Link
        to={to}
        search={filter.search}
        aria-label={`${module}: ${filter.name}`}
        activeOptions={{ exact: true }}
        onClick={() => {
          applySavedFilter(filter)
          onNavigate?.()
        }}
        className={clsx(LINK, 'aria-[current=page]:bg-sidebar-muted')}
      >
        {/* Aligns the name with that of the module. */}
        <span className="size-4.5 shrink-0" />
        <span translate="no" className="min-w-0 truncate">
          {filter.name}
        </span>
      </Link>
    </li>
  ))
}
