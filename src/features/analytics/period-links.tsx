import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/components/ui/button'
import { periods } from '@/domain/figures'

const labels = { today: 'Today', '7d': '7 days', '30d': '30 days', '90d': '90 days' }

export function PeriodLinks() {
  return (
    <nav
      aria-label="Period"
      className="flex min-w-0 gap-1 self-start rounded-md bg-muted p-1 max-sm:flex-wrap max-sm:gap-0 max-sm:self-stretch max-sm:each:flex-1 max-sm:each:px-1 max-[22rem]:each:px-0.5"
    >
      {periods.map((period) => (
        <Link
          key={period}
          to="/analytics"
          search={{ period }}
          activeOptions={{ exact: true, includeSearch: true }}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          activeProps={{ className: 'bg-card shadow-xs text-brand' }}
        >
          {labels[period]}
        </Link>
      ))}
    </nav>
  )
}
