import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { userColumns } from '@/features/users/columns'
import { userName } from '@/features/users/labels'
import { userFilters, userList, userSearchSchema } from '@/features/users/resource'

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
