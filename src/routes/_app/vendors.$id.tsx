import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { DetailsPage } from '@/components/record/details-page'
import { PartnerBadge } from '@/components/record/partner-badge'
import { useDetails } from '@/components/record/use-details'
import { partnerName } from '@/domain/partner'
import { vendorActions } from '@/features/vendors/actions'
import { vendorResource } from '@/features/vendors/resource'
import { VendorPanels } from '@/features/vendors/vendor-panels'

export const Route = createFileRoute('/_app/vendors/$id')({
  staticData: { module: 'Vendors' },
  validateSearch: recordSearch(vendorResource),
  loader: detailsLoader(vendorResource),
  remountDeps: ({ params }) => params,
  component: VendorPage,
})

function VendorPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(vendorResource, id)
  const { record: vendor } = details
  return (
    <DetailsPage
      resource={vendorResource}
      id={id}
      details={details}
      name={vendor && partnerName(vendor)}
      image={vendor}
      badge={vendor && <PartnerBadge partner={vendor} />}
      getActions={vendorActions}
      dialog={dialog}
      listLink={{ to: '/vendors' }}
    >
      <VendorPanels id={id} details={details} />
    </DetailsPage>
  )
}
