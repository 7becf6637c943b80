import { SearchX } from 'lucide'
import { useRef } from 'react'
import { findSearchBox } from '@/components/list/search-box'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useFocusFallback } from '@/lib/focus'

interface NoVouchersProps {
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined
  onCreate: () => void
}

/** The empty state of the list, with a button that clears the filters or creates the first voucher. */
export function NoVouchers({ onClear, onCreate }: NoVouchersProps) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container, findSearchBox)
  return (
    <div ref={container} className="flex min-h-80">
      <EmptyState
        icon={SearchX}
        title="No vouchers found matching your criteria"
        actions={
          onClear ? (
            <Button onClick={onClear}>Clear filters</Button>
          ) : (
            <Button onClick={onCreate}>Create your first voucher</Button>
          )
        }
      >
        <p>
          {onClear
            ? 'Try a different search or clear some filters.'
            : 'Vouchers that you create will appear here.'}
        </p>
      </EmptyState>
    </div>
  )
}
