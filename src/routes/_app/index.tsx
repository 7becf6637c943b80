import { Link, createFileRoute } from '@tanstack/react-router'
import { Gift, Plus } from 'lucide-react'
import { type Filters, type SearchOf, listDefaults } from '@/api/list'
import { listQuery } from '@/api/queries'
import { prefetch } from '@/api/query-client'
import type { Resource } from '@/api/resource'
import { buttonVariants } from '@/components/ui/button'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { Attention, type Waiting } from '@/features/dashboard/attention'
import { Greeting } from '@/features/dashboard/greeting'
import { LatestOrders } from '@/features/dashboard/latest-orders'
import { ModuleGrid } from '@/features/dashboard/module-grid'
import { Today } from '@/features/dashboard/today'
import { figuresAreProvided, todayQuery } from '@/features/dashboard/today-query'
import { driverResource } from '@/features/drivers/resource'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantResource } from '@/features/restaurants/resource'
import { ticketResource } from '@/features/tickets/resource'
import { allVouchersQuery, statusQueries } from '@/features/vouchers/overview/status-counts'
import { VoucherOverview } from '@/features/vouchers/overview/voucher-overview'
import { usePolledQuery } from '@/hooks/use-polled-query'
import { useSession } from '@/lib/session'
import { moduleOf, modules } from '@/modules'
import { attentionFilters } from '@/routes/-dashboard-requests'

/** The first page of a list, of which the dashboard only shows the count. Hides the row type. */
const countQuery = <TFilters extends Filters>(
  resource: Resource<TFilters>,
  search: SearchOf<TFilters>,
) => listQuery(resource, search)

const attention: readonly Waiting[] = [
  {
    label: 'Orders pending',
    icon: moduleOf(orderResource).icon,
    link: { to: '/orders', search: attentionFilters.orders },
    query: countQuery(orderResource, attentionFilters.orders),
  },
  {
    label: 'Payouts requested',
    icon: moduleOf(payoutResource).icon,
    link: { to: '/payouts', search: attentionFilters.payouts },
    query: countQuery(payoutResource, attentionFilters.payouts),
  },
  {
    label: 'Tickets open',
    icon: moduleOf(ticketResource).icon,
    link: { to: '/tickets', search: attentionFilters.tickets },
    query: countQuery(ticketResource, attentionFilters.tickets),
  },
  {
    label: 'Drivers pending',
    icon: moduleOf(driverResource).icon,
    link: { to: '/drivers', search: attentionFilters.drivers },
    query: countQuery(driverResource, attentionFilters.drivers),
  },
  {
    label: 'Restaurants pending',
    icon: moduleOf(restaurantResource).icon,
    link: { to: '/restaurants', search: attentionFilters.restaurants },
    query: countQuery(restaurantResource, attentionFilters.restaurants),
  },
]
const MAX_WAIT_MS = 300
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const latestOrdersQuery = listQuery(orderResource, listDefaults(orderResource))

export const Route = createFileRoute('/_app/')({
  staticData: { module: 'Dashboard' },
  // The requests start while the page's chunk loads.
  loader: async ({ context: { queryClient } }) => {
    for (const { query } of attention) void prefetch(queryClient, query)
    const figures = prefetch(queryClient, todayQuery)
    void prefetch(queryClient, latestOrdersQuery)
    for (const query of [allVouchersQuery, ...statusQueries]) void prefetch(queryClient, query)
    // Awaited only on the first visit in this browser, to know whether to reserve their space.
    if (figuresAreProvided.get() === null) await Promise.race([figures, wait(MAX_WAIT_MS)])
  },
  component: DashboardPage,
})

function DashboardPage() {
  const session = useSession()
  const orders = usePolledQuery(latestOrdersQuery)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <Greeting name={session?.user.firstName.trim() ?? ''} />
        {/* On a phone, the buttons have no text, so that the greeting fits on one line. */}
        <div className="flex shrink-0 gap-3 max-sm:gap-2 max-sm:*:w-control max-sm:*:px-0 sm:*:after:hidden!">
          <Link
            to="/vouchers"
            search={{ dialog: 'reward' }}
            className={buttonVariants({ variant: 'outline' })}
            {...tooltipProps('Reward')}
          >
            <Gift />
            <span className="max-sm:sr-only">Reward</span>
          </Link>
          <Link
            to="/vouchers"
            search={{ dialog: 'create' }}
            className={buttonVariants()}
            {...tooltipProps('Create Voucher')}
          >
            <Plus />
            <span className="max-sm:sr-only">Create Voucher</span>
          </Link>
        </div>
      </div>
      <Attention items={attention} />
      <Today />
      <LatestOrders orders={orders} />
      <VoucherOverview />
      <ModuleGrid modules={modules.slice(1)} />
    </div>
  )
}
