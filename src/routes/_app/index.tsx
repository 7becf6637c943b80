import { createFileRoute, Link } from '@tanstack/react-router'
import { Gift, Plus } from 'lucide'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Greeting } from '@/features/dashboard/greeting'
import { ModuleGrid } from '@/features/dashboard/module-grid'
import { allVouchersQuery, statusQueries } from '@/features/vouchers/overview/overview'
import { VoucherOverview } from '@/features/vouchers/overview/voucher-overview'
import { useSession } from '@/lib/session'

export const Route = createFileRoute('/_app/')({
  staticData: { module: 'Dashboard' },
  // Not awaited: the requests start while the page's chunk loads.
  loader: ({ context: { queryClient } }) => {
    for (const query of [allVouchersQuery, ...statusQueries]) void queryClient.prefetchQuery(query)
  },
  component: DashboardPage,
})

function DashboardPage() {
  const session = useSession()
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Greeting name={session?.user.firstName.trim() ?? ''} />
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <Link
            to="/vouchers"
            search={{ dialog: 'reward' }}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Icon of={Gift} />
            Reward
          </Link>
          <Link to="/vouchers" search={{ dialog: 'create' }} className={buttonVariants()}>
            <Icon of={Plus} />
            Create Voucher
          </Link>
        </div>
      </div>
      <VoucherOverview />
      <ModuleGrid />
    </div>
  )
}
