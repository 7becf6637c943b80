import { SearchX } from 'lucide'
import { useRef } from 'react'
import { PageMessage } from '@/components/shell/page-message'
import { Button } from '@/components/ui/button'
import { findSearchBox, useKeptFocus } from '@/components/use-kept-focus'

interface NoVouchersProps {
  /** Undefined where no filter is set. */
  onClear: (() => void) | undefined
  onCreate: () => void
}

/** Stands in the place of the rows where there are none, with a way on. */
export function NoVouchers({ onClear, onCreate }: NoVouchersProps) {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, findSearchBox)
  return (
    <div ref={place} className="flex min-h-80">
      <PageMessage
        icon={SearchX}
        title="No vouchers found matching your criteria"
        actions={
          onClear ? (
            <Button onClick={onClear}>Clear filters</Button>
          ) : (
            <Button onClick={onCreate}>Create the first one</Button>
          )
        }
      >
        <p>{onClear ? 'Try another word, or other filters.' : 'There are no vouchers yet.'}</p>
      </PageMessage>
    </div>
  )
}
