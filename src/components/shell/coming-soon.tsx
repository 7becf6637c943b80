import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ModuleName } from '@/lib/modules'
import { moduleIcons } from './module-icons'

interface ComingSoonProps {
  module: ModuleName
}

/** A placeholder for a module that is not implemented yet. */
export function ComingSoon({ module }: ComingSoonProps) {
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
      <p>This section isn't available yet.</p>
    </EmptyState>
  )
}
