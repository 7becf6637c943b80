import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { detailsQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import { dialogParam, partnerDialogs } from '@/api/search-params'
import { DetailsPage } from '@/components/details/details-page'
import { useDetails } from '@/components/details/use-details'
import { AccountPanel } from '@/components/partners/account-panel'
import { PayoutRows } from '@/components/related/payout-rows'
import { StatusBadge } from '@/components/ui/status-badge'
import { partnerName, partnerStatus } from '@/domain/partner'
import { vendorActions } from '@/features/vendors/actions'
import { vendorResource } from '@/features/vendors/resource'
import { VendorFacts, VendorRestaurants } from '@/features/vendors/vendor-panels'

export const Route = createFileRoute('/_app/vendors/$id')({
  staticData: { module: 'Vendors' },
  validateSearch: v.object({ dialog: dialogParam(partnerDialogs) }),
  loader: ({ context, params }) =>
    void prefetch(context.queryClient, detailsQuery(vendorResource, params.id)),
  remountDeps: ({ params }) => params,
  component: VendorPage,
})

function VendorPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(vendorResource, id)
  const { record: vendor, data } = details
  return (
    <DetailsPage
      resource={vendorResource}
      id={id}
      details={details}
      name={vendor && partnerName(vendor)}
      image={vendor}
      badge={vendor && <StatusBadge status={vendor.status} of={partnerStatus} />}
      getActions={vendorActions}
      dialog={dialog}
      listLink={{ to: '/vendors' }}
    >
      <VendorFacts details={details} />
      <VendorRestaurants vendorId={id} restaurants={data?.vendorRestaurant} />
      <PayoutRows payeeId={id} payouts={data?.vendorPayout} />
      {data && <AccountPanel details={details} />}
    </DetailsPage>
  )
}
