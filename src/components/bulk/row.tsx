import type { ReactNode } from 'react'
import { formatNaira } from '@/domain/amount'
import { shorten } from '@/lib/format'

interface RowProps {
  name: string
  /** Tells it apart from records with the same name. */
  detail: string
  /** In naira. */
  amount?: number | null
  /** At the end of the row. */
  children?: ReactNode
}

export function Row({ name, detail, amount = null, children }: RowProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-near">
      <span
        translate="no"
        className="flex min-w-0 flex-1 basis-44 flex-wrap gap-x-near wrap-anywhere"
      >
        <bdi className="line-clamp-2 min-w-0">{name}</bdi>
        {detail && (
          <bdi className="line-clamp-2 min-w-0 text-muted-foreground">{shorten(detail)}</bdi>
        )}
      </span>
      {amount !== null && (
        <span translate="no" className="shrink-0">
          {formatNaira(amount)}
        </span>
      )}
      {children}
    </span>
  )
}
