import type { ReactNode } from 'react'
import { formatCount } from '@/lib/format'

interface ListHeadingProps {
  title: string
  /** Undefined while loading, null if the response has no count. */
  total?: number | null | undefined
  children: ReactNode
}

export function ListHeading({ title, total, children }: ListHeadingProps) {
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-near">
      <h2 className="flex items-center gap-near text-xl leading-tight max-sm:text-lg">
        {title}
        {typeof total === 'number' && (
          <span className="text-muted-foreground">{formatCount(total)}</span>
        )}
      </h2>
      {children}
    </div>
  )
}
