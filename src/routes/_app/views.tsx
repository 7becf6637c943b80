import { Link, createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { buttonVariants } from '@/components/ui/button'
import { viewColumns } from '@/features/views/columns'
import { viewFields, viewName } from '@/features/views/fields'
import { viewResource, viewSearchDefaults, viewSearch } from '@/features/views/resource'

export const Route = createFileRoute('/_app/views')({
  staticData: { module: 'Views' },
  validateSearch: viewSearch,
  loaderDeps: listDeps(viewResource),
  loader: listLoader(viewResource),
  search: { middlewares: [stripSearchParams(viewSearchDefaults)] },
  component: ViewsPage,
})

const link = buttonVariants({ variant: 'outline' })

/** Not every API records views. The linked pages answer similar questions. */
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

function ViewsPage() {
  const search = Route.useSearch()
  const list = useList(viewResource, search)
  return (
    <ListPage
      title="Views"
      list={list}
      columns={viewColumns}
      getRowLabel={viewName}
      exportFields={viewFields}
      empty={<EmptyList title="Nothing was viewed in this period." />}
      notProvided={notRecorded}
    />
  )
}
