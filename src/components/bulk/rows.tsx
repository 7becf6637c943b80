import type { ReactNode } from 'react'
import { formatNaira, shorten } from '@/lib/format'

/** A row that is not laid out while it is scrolled out of sight: there may be 5,000. */
const ROW =
  'flex flex-wrap items-center gap-x-3 px-3 py-2 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]'

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
    <li className={ROW}>
      <span className="flex min-w-0 flex-1 basis-44 flex-wrap gap-x-3 wrap-anywhere">
        <bdi className="line-clamp-2 min-w-0">{name}</bdi>
        {detail && (
          <bdi className="line-clamp-2 min-w-0 text-muted-foreground">{shorten(detail)}</bdi>
        )}
      </span>
      {amount !== null && <span className="shrink-0">{formatNaira(amount)}</span>}
      {children}
    </li>
  )
}

/** Rows that scroll by themselves. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      // Focusable, so that keyboard users can scroll it.
      tabIndex={0}
      className="min-h-24 divide-y overflow-y-auto rounded-md border empty:hidden tiny:max-h-40"
    >
      {children}
    </ul>
  )
}
