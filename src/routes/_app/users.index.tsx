import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { userColumns } from '@/features/users/columns'
import { userFields, userName } from '@/features/users/fields'
import { userResource, userSearch } from '@/features/users/resource'

export const Route = createFileRoute('/_app/users/')({
  staticData: { module: 'Users' },
  validateSearch: userSearch,
  loaderDeps: listDeps(userResource),
  loader: listLoader(userResource),
  component: UsersPage,
})

function UsersPage() {
  const search = Route.useSearch()
  const list = useList(userResource, search)
  return (
    <ListPage
      title="Users"
      list={list}
      columns={userColumns}
      getRowLabel={userName}
      exportFields={userFields}
      empty={<EmptyList title="No users yet. Customers appear here when they sign up." />}
    />
  )
}
