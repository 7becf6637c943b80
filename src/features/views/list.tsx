import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { TruncatedText } from '@/components/fields/cell-text'
import { FieldCell } from '@/components/fields/field-cell'
import { recordLink } from '@/components/fields/record-link'
import { defineList } from '@/components/list/define-list'
import { EmptyList } from '@/components/list/no-rows'
import { columns } from '@/components/list/table/columns'
import { rowLinkProps } from '@/components/list/table/use-row-interactions'
import { AvatarCell } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { PlainLink } from '@/components/ui/links'
import { EMPTY } from '@/lib/format'
import { viewFields, viewName } from './fields'
import { type View, viewResource } from './resource'

function linkOf({ type, target }: View) {
  if (!target?.id) return null
  const kind = type?.toLowerCase()
  return kind === 'restaurant' || kind === 'menu' ? recordLink(kind, target.id) : null
}

function Viewed({ view }: { view: View }) {
  const link = linkOf(view)
  const content = (
    <AvatarCell name={viewName(view)} image={view.target?.image}>
      <TruncatedText text={viewName(view)} isVerbatim />
    </AvatarCell>
  )
  const layout = 'flex items-center gap-near'
  if (!link) return <span className={layout}>{content}</span>
  return (
    <PlainLink link={link} className={layout} {...rowLinkProps}>
      {content}
    </PlainLink>
  )
}

/** The restaurant of a dish. A card shows the time of the last view instead. */
function RestaurantOrTime({ view }: { view: View }) {
  const hasName = view.restaurant?.name ?? view.restaurant?.id
  return (
    <>
      <span className="@max-table:hidden">
        {hasName ? <FieldCell field={viewFields.restaurant} row={view} /> : EMPTY}
      </span>
      {view.lastViewedAt && (
        <span className="@table:hidden">
          <FieldCell field={viewFields.lastViewedAt} row={view} />
        </span>
      )}
    </>
  )
}

const link = buttonVariants({ variant: 'outline' })

/** Not every backend records views. The linked pages answer similar questions. */
const notRecorded = (
  <EmptyList
    icon={EyeOff}
    title="This backend does not record views"
    action={
      <>
        <Link to="/analytics" className={link}>
          Analytics
        </Link>
        <Link to="/carts" className={link}>
          Carts
        </Link>
      </>
    }
  />
)

export const viewList = defineList(viewResource, {
  title: 'Views',
  getName: viewName,
  columns: columns(viewFields, {
    target: { cell: (view) => <Viewed view={view} /> },
    restaurant: { cell: (view) => <RestaurantOrTime view={view} /> },
  }),
  exported: viewFields,
  empty: 'Nothing was viewed in this period.',
  notProvided: notRecorded,
})
