import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Figure } from '@/components/records/cell-text'
import { COVER_LINK } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'

interface FigureCell {
  label: string
  link?: LinkProps | undefined
  value: string | undefined
  /** The figure of the previous period: "yesterday: 41". */
  before?: string | null
  /** Amounts need twice the width. */
  isWide?: boolean
}

interface FigureCellsProps {
  cells: readonly FigureCell[]
  note: ReactNode
}

export function FigureCells({ cells, note }: FigureCellsProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card shadow-card">
      <dl className="grid gap-px bg-border @md:grid-cols-3 @3xl:grid-cols-8">
        {cells.map((cell) => (
          <Cell key={cell.label} {...cell} />
        ))}
      </dl>
      <p className="border-t px-4 py-1 text-sm text-muted-foreground">{note}</p>
    </div>
  )
}

function Cell({ label, link, value, before, isWide = false }: FigureCell) {
  return (
    <div
      className="relative bg-card px-4 py-1.5 has-[a]:hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))] @max-md:grid @max-md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @max-md:gap-x-near @3xl:data-wide:col-span-2 pointer-coarse:py-2.5"
      data-wide={isWide || undefined}
    >
      <dt className="text-muted-foreground">
        {link ? (
          <Link {...link} className={COVER_LINK}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="@container leading-8 @max-md:col-start-2 @max-md:row-span-2 @max-md:row-start-1 @max-md:self-center @max-md:text-right">
        {value === undefined ? <Skeleton className="h-5 w-20" /> : <Figure text={value} />}
      </dd>
      {/* Without a comparison the cell keeps its height. */}
      <dd className="min-h-6 text-sm text-muted-foreground @md:whitespace-nowrap">{before}</dd>
    </div>
  )
}
