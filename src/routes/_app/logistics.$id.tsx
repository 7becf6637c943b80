import { createFileRoute } from '@tanstack/react-router'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { DetailsPage } from '@/components/record/details-page'
import { PartnerBadge } from '@/components/record/partner-badge'
import { useDetails } from '@/components/record/use-details'
import { partnerName } from '@/domain/partner'
import { companyActions } from '@/features/logistics/actions'
import { CompanyPanels } from '@/features/logistics/company-panels'
import { companyResource } from '@/features/logistics/resource'

export const Route = createFileRoute('/_app/logistics/$id')({
  staticData: { module: 'Logistics' },
  validateSearch: recordSearch(companyResource),
  loader: detailsLoader(companyResource),
  remountDeps: ({ params }) => params,
  component: LogisticsCompanyPage,
})

function LogisticsCompanyPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(companyResource, id)
  const { record: company } = details
  return (
    <DetailsPage
      resource={companyResource}
      id={id}
      details={details}
      name={company && partnerName(company)}
      image={company}
      badge={company && <PartnerBadge partner={company} />}
      getActions={companyActions}
      dialog={dialog}
      listLink={{ to: '/logistics' }}
    >
      <CompanyPanels id={id} details={details} />
    </DetailsPage>
  )
}
