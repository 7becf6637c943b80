import { createFileRoute } from '@tanstack/react-router'
import { detailsRoute } from '@/api/route-options'
import { DetailsColumns } from '@/components/details/details-columns'
import { DetailsPage } from '@/components/details/details-page'
import { FactsPanel } from '@/components/details/facts'
import { NotesAndHistory } from '@/components/details/notes'
import { useDetails } from '@/components/details/use-details'
import { AccountPanel } from '@/components/partners/account-panel'
import { OrderRows } from '@/components/related/order-rows'
import { PayoutRows } from '@/components/related/payout-rows'
import { StatusBadge } from '@/components/ui/status-badge'
import { driverName } from '@/domain/driver'
import { partnerStatus } from '@/domain/partner'
import { driverActions } from '@/features/drivers/actions'
import { driverFacts, paperFacts } from '@/features/drivers/driver-facts'
import { driverResource } from '@/features/drivers/resource'

export const Route = createFileRoute('/_app/driver/$id')({
  staticData: { module: 'Drivers' },
  ...detailsRoute(driverResource),
  component: DriverPage,
})

function DriverPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(driverResource, id)
  const { record: driver, data } = details
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
        side={
          <>
            <FactsPanel title="Driver" facts={driverFacts} details={details} />
            <FactsPanel title="Papers" facts={paperFacts(driver)} details={details} />
            {data && <AccountPanel details={details} />}
          </>
        }
      >
        <OrderRows ownerId={id} orders={data?.driverOrder} />
        <NotesAndHistory
          resource={driverResource}
          id={id}
          name={driver && driverName(driver)}
          details={details}
        />
        <PayoutRows payeeId={id} payouts={data?.driverPayout} />
      </DetailsColumns>
    </DetailsPage>
  )
}
