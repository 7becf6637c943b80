import { Link, createFileRoute } from '@tanstack/react-router'
import { Gift, Plus } from 'lucide-react'
import { capabilitiesOf, useCapabilities } from '@/api/announced'
import { effectiveParams } from '@/api/effective-params'
import { listDefaults } from '@/api/list'
import { canView, useCan } from '@/api/permissions'
import { listQuery } from '@/api/queries'
import { prefetch } from '@/api/query-options'
import { buttonVariants } from '@/components/ui/button'
import { PageHeading, useIsNarrow } from '@/components/ui/page-heading'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { Attention } from '@/features/dashboard/attention'
import { Greeting } from '@/features/dashboard/greeting'
import { LatestOrders } from '@/features/dashboard/latest-orders'
import { Today, TodayNotes } from '@/features/dashboard/today'
import { figuresAreProvided, todayQuery } from '@/features/dashboard/today-query'
import { orderResource } from '@/features/orders/resource'
import { allVouchersQuery, statusQueries } from '@/features/vouchers/overview/status-counts'
import { VoucherOverview } from '@/features/vouchers/overview/voucher-overview'
import { usePolledQuery } from '@/hooks/use-polled-query'
import { useSession } from '@/memory/session'
import { applications, dailyWork, waitingLists } from '@/routes/-waiting'

const MAX_FIGURES_MS = 300
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const latestOrdersQuery = listQuery(orderResource, listDefaults(orderResource))

/** The list that the count of late orders leads to. Null if the backend is not known to have it. */
function findLateOrdersQuery() {
  const capabilities = capabilitiesOf(orderResource)
  const late = { ...listDefaults(orderResource), queue: 'late' } as const
  if (!capabilities || effectiveParams(orderResource, late, capabilities).resets) return null
  return listQuery(orderResource, late)
}

function useLateOrders() {
  useCapabilities(orderResource)
  const query = findLateOrdersQuery()
  const can = useCan()
  const isEnabled = query !== null && can('orders.view')
  const late = usePolledQuery({ ...(query ?? latestOrdersQuery), enabled: isEnabled })
  return isEnabled ? late : null
}

export const Route = createFileRoute('/_app/')({
  staticData: { module: 'Dashboard' },
  // The requests start while the page's chunk loads.
  loader: async ({ context: { queryClient } }) => {
    void prefetch(queryClient, latestOrdersQuery)
    const figures = prefetch(queryClient, todayQuery)
    const late = findLateOrdersQuery()
    if (late) void prefetch(queryClient, late)
    for (const query of [allVouchersQuery, ...statusQueries]) void prefetch(queryClient, query)
    // Awaited only on the first visit in this browser, to know whether to reserve their space.
    if (figuresAreProvided.get() === null) await Promise.race([figures, wait(MAX_FIGURES_MS)])
  },
  component: DashboardPage,
})

function DashboardPage() {
  const session = useSession()
  const can = useCan()
  const orders = usePolledQuery(latestOrdersQuery)
  const late = useLateOrders()
  const isNarrow = useIsNarrow()
  const canViewAny =
    can('analytics.view') ||
    can('vouchers.view') ||
    waitingLists.some(({ source }) => canView(source.module))
  const links = (
    <>
      {can('vouchers.view') && can('vouchers.reward') && (
        <Link
          to="/vouchers"
          search={{ dialog: 'reward' }}
          className={buttonVariants({ variant: 'outline' })}
          {...tooltipProps('Reward')}
        >
          <Gift />
          <span className="max-sm:sr-only">Reward</span>
        </Link>
      )}
      {can('vouchers.view') && can('vouchers.create') && (
        <Link
          to="/vouchers"
          search={{ dialog: 'create' }}
          className={buttonVariants()}
          {...tooltipProps('Create Voucher')}
        >
          <Plus />
          <span className="max-sm:sr-only">Create Voucher</span>
        </Link>
      )}
    </>
  )
  return (
    <div className="flex flex-col gap-apart lg:short:gap-near">
      {!isNarrow && (
        <PageHeading title="Dashboard">
          <span className="contents sm:each:after:hidden!">{links}</span>
        </PageHeading>
      )}
      {/* A laptop has room only for what waits, the figures and late orders. */}
      <div className="flex items-center justify-between gap-near lg:short:sr-only">
        <Greeting name={session?.user.firstName.trim() ?? ''} />
        {isNarrow && (
          // On a phone, the links have no text, so that the greeting fits on one line.
          <div
            data-slot="page-actions"
            className="flex shrink-0 gap-near self-start max-sm:each:w-control max-sm:each:px-0 sm:each:after:hidden!"
          >
            {links}
          </div>
        )}
      </div>
      <Attention tiles={dailyWork} lines={applications} isReady={!orders.isLoading} />
      {can('analytics.view') && <Today />}
      {can('orders.view') && <LatestOrders orders={orders} late={late} />}
      {can('vouchers.view') && <VoucherOverview />}
      {can('analytics.view') && <TodayNotes />}
      {!canViewAny && (
        <p className="rounded-lg border bg-card px-4 py-6 text-center text-muted-foreground">
          You do not have access to what the dashboard shows.
        </p>
      )}
    </div>
  )
}
