import { Link, createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { EyeOff } from 'lucide'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { buttonVariants } from '@/components/ui/button'
import { viewColumns } from '@/features/views/columns'
import { viewName } from '@/features/views/labels'
import {
  viewFilters,
  viewList,
  viewSearchDefaults,
  viewSearchSchema,
} from '@/features/views/resource'

export const Route = createFileRoute('/_app/views')({
  staticData: { module: 'Views' },
  validateSearch: viewSearchSchema,
  search: { middlewares: [stripSearchParams(viewSearchDefaults)] },
  loaderDeps: ({ search }) => listParams(viewFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(viewList, deps)),
  component: ViewsPage,
})

const link = buttonVariants({ variant: 'outline' })

/** Views are not recorded by every backend. These pages answer similar questions. */
const notRecorded = (
  <EmptyList
    icon={EyeOff}
    title="This backend does not record views."
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
  const list = useList({
    definition: viewList,
    search,
    getQuery: (params) => listQuery(viewList, params),
  })
  return (
    <ListPage
      title="Views"
      list={list}
      columns={viewColumns}
      getRowLabel={viewName}
      empty={<EmptyList title="Nothing was viewed in this period." />}
      notProvided={notRecorded}
    />
  )
}
