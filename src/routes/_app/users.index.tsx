import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { userList } from '@/features/users/list'
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
  const list = useList(userList, search)
  return <ListPage list={list} />
}
