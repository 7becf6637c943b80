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
      className={clsx('whitespace-nowrap', late ? lateColors[late] : className)}
    >
      {/* The icon follows, so that all waits of a column begin in one line. */}
      <span key={elapsed}>{elapsed}</span>
      {late && <ClockAlert className="ml-1 inline-block size-4 align-[-2px]" />}
      {late && <span className="sr-only">{`, ${late.toLowerCase()}`}</span>}
    </span>
  )
}
