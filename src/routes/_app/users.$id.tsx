import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { StatusBadge } from '@/components/fields/status-badge'
import { DetailsPage } from '@/components/record/details-page'
import { useDetails } from '@/components/record/use-details'
import { userActions } from '@/features/users/actions'
import { userName } from '@/features/users/fields'
import { userResource, userStatus } from '@/features/users/resource'
import { UserPanels } from '@/features/users/user-panels'

export const Route = createFileRoute('/_app/users/$id')({
  staticData: { module: 'Users' },
  validateSearch: recordSearch(userResource),
  loader: detailsLoader(userResource),
  remountDeps: ({ params }) => params,
  component: UserPage,
})

function UserPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(userResource, id)
  const { record: user, data } = details
  return (
    <DetailsPage
      resource={userResource}
      id={id}
      details={details}
      name={user && userName(user)}
      image={user}
      badge={user && <StatusBadge status={user.status} of={userStatus} />}
      getActions={(record) => userActions(record, Boolean(data?.notes))}
      dialog={dialog}
      listLink={{ to: '/users' }}
    >
      <UserPanels id={id} details={details} />
    </DetailsPage>
  )
}
