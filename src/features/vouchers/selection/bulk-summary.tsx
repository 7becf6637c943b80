import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { formatCount } from '@/lib/format'

interface BulkSummaryProps {
  lines: readonly string[]
  hasFailed: boolean
  /** The number of used vouchers. */
  used: number
  isPending: boolean
  /** Called when the user leaves out the used vouchers. */
  onLeaveOut: () => void
  /** Returns the element to focus after the button is gone. */
  findFallback: () => HTMLElement | null
}

/** Announces the selection and the effect of the action. Warns about used vouchers. */
export function BulkSummary(props: BulkSummaryProps) {
  const { lines, hasFailed, used, isPending, onLeaveOut, findFallback } = props
  const hasUsed = used > 0
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-end gap-x-near gap-y-1',
        hasUsed &&
          'rounded-md border border-orange/40 bg-orange/10 p-1.5 text-orange max-sm:p-3 sm:pl-3',
      )}
    >
      {hasUsed && <TriangleAlert className="mt-1.5 size-4.5 shrink-0 self-start max-sm:hidden" />}
      <div
        role="status"
        className={clsx(
          'min-w-0 flex-1 basis-60 wrap-anywhere',
          hasFailed ? 'text-danger' : !hasUsed && 'text-muted-foreground',
        )}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {hasUsed && (
        <LeaveOut
          used={used}
          isDisabled={isPending}
          onPress={onLeaveOut}
          findFallback={findFallback}
        />
      )}
    </div>
  )
}

interface LeaveOutProps {
  used: number
  isDisabled: boolean
  onPress: () => void
  findFallback: () => HTMLElement | null
}

function LeaveOut({ used, isDisabled, onPress, findFallback }: LeaveOutProps) {
  const container = useRef<HTMLSpanElement>(null)
  useFocusFallback(container, findFallback)
  return (
    <span ref={container} className="flex max-sm:grow">
      <Button
        variant="outline"
        className="text-foreground max-sm:grow"
        disabled={isDisabled}
        onClick={onPress}
      >
        {`Leave out the ${formatCount(used)} used`}
      </Button>
    </span>
  )
}
