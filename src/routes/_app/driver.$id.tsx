import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { AccountPanel } from '@/components/record/account'
import { DetailsPage } from '@/components/record/details-page'
import { FactsPanel } from '@/components/record/facts'
import { PartnerBadge } from '@/components/record/partner-badge'
import { PartnerColumns } from '@/components/record/partner-columns'
import { OrderRows } from '@/components/record/related/order-rows'
import { PayoutRows } from '@/components/record/related/payout-rows'
import { useDetails } from '@/components/record/use-details'
import { driverName } from '@/domain/driver'
import { partnerStatus } from '@/domain/partner'
import { driverActions } from '@/features/drivers/actions'
import { driverFactsOf } from '@/features/drivers/driver-facts'
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
  const name = driver && driverName(driver)
  return (
    <DetailsPage
      resource={driverResource}
      id={id}
      details={details}
      name={name}
      image={driver}
      badge={driver && <PartnerBadge partner={driver} />}
      getActions={driverActions}
      dialog={dialog}
      listLink={{ to: '/drivers' }}
    >
      <PartnerColumns
        resource={driverResource}
        id={id}
        name={name}
        details={details}
        statuses={partnerStatus}
        needsPapers
        facts={<FactsPanel title="Driver" facts={driverFactsOf(driver)} details={details} />}
        side={<AccountPanel details={details} />}
        related={{
          rows: data?.driverOrder,
          panel: <OrderRows ownerId={id} orders={data?.driverOrder} />,
        }}
        last={{
          rows: data?.driverPayout,
          panel: <PayoutRows payeeId={id} payouts={data?.driverPayout} />,
        }}
      />
    </DetailsPage>
  )
}
