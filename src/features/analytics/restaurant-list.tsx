import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { useCan } from '@/api/permissions'
import { TruncatedText } from '@/components/fields/cell-text'
import { recordLink } from '@/components/fields/record-link'
import { defineList } from '@/components/list/define-list'
import { EmptyList } from '@/components/list/no-rows'
import { columns } from '@/components/list/table/columns'
import { rowLinkProps } from '@/components/list/table/use-row-interactions'
import { SALES_MEANING } from '@/domain/figures'
import { restaurantFigureFields, restaurantName } from './fields'
import { restaurantFigures, type RestaurantFigures } from './resource'

function Restaurant({ row }: { row: RestaurantFigures }) {
  const can = useCan()
  const name = <TruncatedText text={restaurantName(row)} isVerbatim />
  if (row.isDeleted || !can('restaurants.view')) return name
  return (
    <Link {...recordLink('restaurant', row.id)} preload={false} {...rowLinkProps}>
      {name}
    </Link>
  )
}

/** The title, where the header only has that of the module, and what the amounts mean. */
export const RestaurantFigureNote = () => (
  <div className="flex items-baseline gap-near px-1">
    <h2 className="shrink-0 text-xl max-lg:hidden">{restaurantFigureList.title}</h2>
    <p className="text-sm text-muted-foreground">
      {`${SALES_MEANING} Net is the sales without commission, fees and refunds.`}
    </p>
  </div>
)

export const restaurantFigureList = defineList(restaurantFigures, {
  title: 'All restaurants',
  getName: restaurantName,
  columns: columns(restaurantFigureFields, {
    name: { cell: (row) => <Restaurant row={row} /> },
  }),
  exported: restaurantFigureFields,
  empty: 'Nothing was ordered in this period.',
  notProvided: (
    <EmptyList icon={EyeOff} title="This backend does not provide the figures of all restaurants" />
  ),
})
