import { Link, linkOptions } from '@tanstack/react-router'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { AvatarCell } from '@/components/ui/avatar'
import { DateTime } from '@/components/ui/date-time'
import { EMPTY } from '@/lib/format'
import { ordersPer100, typeLabel, viewName } from './labels'
import type { View } from './resource'

const column = columnHelper<View>()

/** The page of what was viewed. */
function linkOf({ type, target }: View) {
  if (!target?.id) return null
  const params = { id: target.id }
  if (type?.toLowerCase() === 'restaurant') return linkOptions({ to: '/restaurant/$id', params })
  if (type?.toLowerCase() === 'menu') return linkOptions({ to: '/menus/$id', params })
  return null
}

function Viewed({ view }: { view: View }) {
  const link = linkOf(view)
  const content = (
    <AvatarCell name={viewName(view)} image={view.target?.image}>
      <TruncatedText text={viewName(view)} />
    </AvatarCell>
  )
  const layout = 'flex items-center gap-2.5'
  if (!link) return <span className={layout}>{content}</span>
  return (
    <Link {...link} preload={false} className={layout} {...rowLinkProps}>
      {content}
    </Link>
  )
}

/** The restaurant of a dish. A card shows when the dish was viewed instead. */
function RestaurantOrTime({ view: { restaurant, lastViewedAt } }: { view: View }) {
  const name = restaurant?.name ?? restaurant?.id
  return (
    <>
      <span className="@max-table:hidden">{name ? <TruncatedText text={name} /> : EMPTY}</span>
      {lastViewedAt && (
        <span className="@table:hidden">
          Last viewed <DateTime at={lastViewedAt} />
        </span>
      )}
    </>
  )
}

export const viewColumns = column.columns([
  column.accessor('target', {
    header: 'Viewed',
    cell: ({ row: { original } }) => <Viewed view={original} />,
    meta: { card: 'top' },
  }),
  column.accessor('type', {
    header: 'Type',
    cell: ({ getValue }) => <TruncatedText text={typeLabel(getValue())} />,
    meta: { card: 'topEnd', width: 5.25 },
  }),
  column.accessor('restaurant', {
    header: 'Restaurant',
    cell: ({ row: { original } }) => <RestaurantOrTime view={original} />,
    meta: { card: 'bottom', width: 7.5 },
  }),
  column.accessor('views', { header: 'Views', ...cells.count('middle', 'view', 'views') }),
  column.accessor('viewers', { header: 'Viewers', ...cells.count('hidden') }),
  column.accessor('carts', { header: 'Carts', ...cells.count('hidden') }),
  column.accessor('orders', { header: 'Orders', ...cells.count('middleEnd', 'order', 'orders') }),
  column.accessor((view) => ordersPer100(view), {
    id: 'ordersPer100',
    header: 'Orders per 100 viewers',
    meta: { card: 'hidden', width: 9.25, isNumber: true },
  }),
])
