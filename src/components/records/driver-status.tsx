import { Missing } from '@/components/list/cell-text'
import type { StatusDisplay } from '@/components/ui/status'
import { capitalize, shorten } from '@/lib/format'
import { cn } from '@/lib/utils'

/** How driver statuses are displayed, for `StatusBadge`. */
export const driverStatus: StatusDisplay = {
  labels: {
    pending: ['Pending', 'yellow'],
    active: ['Active', 'green'],
    suspended: ['Suspended', 'red'],
  },
}

const dots = new Map([
  ['online', 'bg-green'],
  ['busy', 'bg-blue'],
])

/** Whether a driver can take orders now, with a colored dot. */
export function Availability({ availability }: { availability: string | null }) {
  if (!availability) return <Missing />
  const word = availability.toLowerCase()
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cn('size-2 rounded-full', dots.get(word) ?? 'bg-gray')} />
      {capitalize(shorten(word))}
    </span>
  )
}
