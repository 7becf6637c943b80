import { clsx } from 'clsx'
import { ClockAlert } from 'lucide-react'
import type { Lateness } from '@/domain/lateness'
import { lateColors } from './cell-text'

interface AgeProps {
  /** How long something has waited: "5 h 21 min". */
  elapsed: string
  late: Lateness | null
  className?: string
}

/** A wait. What is late has a color, an icon, and a word for screen readers and the tooltip. */
export function Age({ elapsed, late, className }: AgeProps) {
  return (
    <span
      title={late ? `${late}, ${elapsed}` : elapsed}
      className={clsx(
        'whitespace-nowrap',
        late
          ? lateColors[late]
          : // In a table, it begins below those with an icon.
            ['sm:in-[td]:pl-5', className],
      )}
    >
      {late && <ClockAlert className="mr-1 inline-block size-4 align-[-2px]" />}
      <span key={elapsed}>{elapsed}</span>
      {late && <span className="sr-only">{`, ${late.toLowerCase()}`}</span>}
    </span>
  )
}
