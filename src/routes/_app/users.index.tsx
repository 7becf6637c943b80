import { createFileRoute } from '@tanstack/react-router'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { userColumns } from '@/features/users/columns'
import { userName } from '@/features/users/labels'
import { userList } from '@/features/users/schema'
import { userFilters, userSearchSchema } from '@/features/users/search'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/requests'
import { prefetch } from '@/api/query-client'

export const Route = createFileRoute('/_app/users/')({
  staticData: { module: 'Users' },
  validateSearch: userSearchSchema,
  loaderDeps: ({ search }) => listParams(userFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(userList, deps)),
  component: UsersPage,
})

function UsersPage() {
  const search = Route.useSearch()
  const list = useList({
    definition: userList,
    search,
    getQuery: (params) => listQuery(userList, params),
  })
  return (
    <ListPage
      title="Users"
      list={list}
      columns={userColumns}
      getRowLabel={userName}
      empty={<EmptyList title="No users yet. Customers appear here when they sign up." />}
    />
  )
}
