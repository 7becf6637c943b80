import { defineList } from '@/components/list/define-list'
import { columnHelper } from '@/components/list/table/column'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { PlainLink, TEXT_LINK } from '@/components/ui/links'
import { cartFields, cartName } from './fields'
import { type Cart, cartResource } from './resource'

const cartColumns = [
  ...columns(cartFields, {
    user: { link: ({ id }) => sheetLink(cartResource, id) },
  }),
  columnHelper<Cart>().display({
    id: 'view',
    header: () => <span className="sr-only">View</span>,
    cell: ({ row: { original } }) => (
      <PlainLink
        link={sheetLink(cartResource, original.id)}
        aria-label={`View ${cartName(original)}`}
      >
        <span className={TEXT_LINK}>View</span>
      </PlainLink>
    ),
    meta: { card: 'hidden', width: 3.5 },
  }),
]

export const cartList = defineList(cartResource, {
  title: 'Carts',
  getName: cartName,
  columns: cartColumns,
  exported: cartFields,
  empty: 'No carts. They appear here when customers start to order.',
})
