import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { StatusBadge } from '@/components/fields/status-badge'
import { AccountPanel } from '@/components/record/account'
import { DetailsColumns } from '@/components/record/details-columns'
import { DetailsPage } from '@/components/record/details-page'
import { FactsPanel } from '@/components/record/facts'
import { NotesAndHistory } from '@/components/record/notes'
import { PapersPanel } from '@/components/record/papers'
import { OrderRows } from '@/components/record/related/order-rows'
import { PayoutRows } from '@/components/record/related/payout-rows'
import { useDetails } from '@/components/record/use-details'
import { driverName } from '@/domain/driver'
import { partnerStatus } from '@/domain/partner'
import { driverActions } from '@/features/drivers/actions'
import { driverFacts } from '@/features/drivers/driver-facts'
import { driverResource } from '@/features/drivers/resource'

export const Route = createFileRoute('/_app/driver/$id')({
  staticData: { module: 'Drivers' },
  validateSearch: recordSearch(driverResource),
  loader: detailsLoader(driverResource),
  remountDeps: ({ params }) => params,
  component: DriverPage,
})

function DriverPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(driverResource, id)
  const { record: driver, data } = details
  const isApplicant = driver !== undefined && partnerStatus.is(driver, 'pending')
  const hasNoOrders = isApplicant && !data?.driverOrder?.length
  const papers = <PapersPanel resource={driverResource} details={details} />
  const orders = <OrderRows ownerId={id} orders={data?.driverOrder} />
  return (
    <DetailsPage
      resource={driverResource}
      id={id}
      details={details}
      name={driver && driverName(driver)}
      image={driver}
      badge={driver && <StatusBadge status={driver.status} of={partnerStatus} />}
      getActions={driverActions}
      dialog={dialog}
      listLink={{ to: '/drivers' }}
    >
      <DetailsColumns
        first={isApplicant && papers}
        side={
          <>
            <FactsPanel title="Driver" facts={driverFacts} details={details} />
            {!isApplicant && papers}
            {data && <AccountPanel details={details} />}
          </>
        }
      >
        {!hasNoOrders && orders}
        <NotesAndHistory
          resource={driverResource}
          id={id}
          name={driver && driverName(driver)}
          details={details}
        />
        {hasNoOrders && orders}
        <PayoutRows payeeId={id} payouts={data?.driverPayout} />
      </DetailsColumns>
    </DetailsPage>
  )
}
