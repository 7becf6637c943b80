import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { recordSearch } from '@/api/resource'
import { detailsLoader } from '@/api/route-options'
import { recordParam } from '@/api/search-params'
import { StatusBadge } from '@/components/fields/status-badge'
import { TimeInStatus } from '@/components/fields/time-in-status'
import { DetailsPage } from '@/components/record/details-page'
import { useDetails } from '@/components/record/use-details'
import CopyButton from '@/components/ui/copy-button'
import { orderName, orderStatus } from '@/domain/order'
import { orderActions } from '@/features/orders/actions'
import { OrderPanels, OrderSummary } from '@/features/orders/order-panels'
import { orderPrintouts } from '@/features/orders/order-printouts'
import { orderResource } from '@/features/orders/resource'

const REFETCH_MS = 30_000

export const Route = createFileRoute('/_app/orders/$id')({
  staticData: { module: 'Orders' },
  validateSearch: v.object({ ...recordSearch(orderResource).entries, payment: recordParam }),
  loader: detailsLoader(orderResource),
  remountDeps: ({ params }) => params,
  component: OrderPage,
})

function OrderPage() {
  const { id } = Route.useParams()
  const { dialog } = Route.useSearch()
  const details = useDetails(orderResource, id, {
    pollEvery: REFETCH_MS,
    isFinal: orderStatus.isFinal,
  })
  const { record: order } = details
  return (
    <DetailsPage
      resource={orderResource}
      id={id}
      details={details}
      name={order && orderName(order)}
      badge={
        order && (
          <>
            <CopyButton text={orderName(order)} label="Copy order number" />
            <span className="flex max-w-full min-w-0 items-center gap-near">
              <StatusBadge status={order.status} of={orderStatus} />
              <TimeInStatus order={order} />
            </span>
          </>
        )
      }
      subtitle={<OrderSummary details={details} />}
      getActions={orderActions}
      dialog={dialog}
      dialogParams={['payment']}
      listLink={{ to: '/orders' }}
      printouts={orderPrintouts}
    >
      <OrderPanels details={details} data={details.data} />
    </DetailsPage>
  )
}
