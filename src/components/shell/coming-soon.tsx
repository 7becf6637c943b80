import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ModuleName } from '@/lib/modules'
import { moduleIcons } from './module-icons'

interface NoScreenYetProps {
  module: ModuleName
  /** The address is that of one item, "Order" for example. */
  item?: string
}

/** The page of a module that the console cannot show yet. */
export function ComingSoon({ module, item }: NoScreenYetProps) {
  return (
    <EmptyState
      icon={moduleIcons[module]}
      title={`${module} is coming soon`}
      actions={
        <Link to="/vouchers" className={buttonVariants()}>
          Go to Vouchers
        </Link>
      }
    >
      <p>{item ? `${item} details aren't available yet.` : "This section isn't available yet."}</p>
    </EmptyState>
  )
}
