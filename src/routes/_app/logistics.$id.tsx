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
import { companyActions } from '@/features/logistics/actions'
import { CompanyDrivers, CompanyFacts } from '@/features/logistics/company-panels'
import { companyResource } from '@/features/logistics/resource'

export const Route = createFileRoute('/_app/logistics/$id')({
  staticData: { module: 'Logistics' },
  validateSearch: v.object({ dialog: dialogParam(partnerDialogs) }),
  loader: ({ context, params }) =>
    void prefetch(context.queryClient, detailsQuery(companyResource, params.id)),
  remountDeps: ({ params }) => params,
  component: LogisticsCompanyPage,
})

function LogisticsCompanyPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(companyResource, id)
  const { record: company, data } = details
  return (
    <DetailsPage
      resource={companyResource}
      id={id}
      details={details}
      name={company && partnerName(company)}
      image={company}
      badge={company && <StatusBadge status={company.status} of={partnerStatus} />}
      getActions={companyActions}
      dialog={dialog}
      listLink={{ to: '/logistics' }}
    >
      <CompanyFacts details={details} />
      <CompanyDrivers companyId={id} drivers={data?.logisticsDriver} />
      <PayoutRows payeeId={id} payouts={data?.logisticsPayout} />
      {data && <AccountPanel details={details} />}
    </DetailsPage>
  )
}
