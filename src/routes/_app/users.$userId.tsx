import { createFileRoute } from '@tanstack/react-router'
import { detailsQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import { DetailsPage } from '@/components/details/details-page'
import { useDetails } from '@/components/details/use-details'
import { StatusBadge } from '@/components/ui/status-badge'
import { userActions } from '@/features/users/actions'
import { userName } from '@/features/users/fields'
import { userResource, userSearch, userStatus } from '@/features/users/resource'
import { UserPanels } from '@/features/users/user-panels'

export const Route = createFileRoute('/_app/users/$userId')({
  staticData: { module: 'Users' },
  validateSearch: userSearch,
  loader: ({ context, params }) =>
    void prefetch(context.queryClient, detailsQuery(userResource, params.userId)),
  remountDeps: ({ params }) => params,
  component: UserPage,
})

function UserPage() {
  const { userId } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(userResource, userId)
  const { record: user } = details
  return (
    <DetailsPage
      resource={userResource}
      id={userId}
      details={details}
      name={user && userName(user)}
      image={user}
      badge={user && <StatusBadge status={user.status} of={userStatus} />}
      getActions={userActions}
      dialog={dialog}
      listLink={{ to: '/users' }}
    >
      <UserPanels id={userId} details={details} />
    </DetailsPage>
  )
}
