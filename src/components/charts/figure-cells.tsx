import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Figure } from '@/components/fields/cell-text'
import { COVER_LINK } from '@/components/ui/links'
import { Sentence } from '@/components/ui/sentence'
import { Skeleton } from '@/components/ui/skeleton'
import { Change, type ChangeProps } from './change'

interface FigureCell {
  label: string
  link?: LinkProps | undefined
  value: string | undefined
  /** The figure of the preceding period: "yesterday: 41". */
  before?: string | null
  change?: ChangeProps | null | undefined
  /** Amounts need more width. */
  isWide?: boolean
}

interface FigureCellsProps {
  cells: readonly FigureCell[]
  /** Below the cells, one line each. */
  lines?: readonly (readonly [label: string, value: string])[]
}

const HOVER = 'has-[a]:hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))]'

// In one column, two, three, or one row: the first cell of each row begins where a panel's text does.
const PADDING =
  'px-2.5 first:pl-4 @max-[20rem]:px-4! @max-md:px-2 @max-md:odd:pl-4 @md:nth-4:pl-4 @min-[53rem]:not-low:nth-4:pl-2.5'

export function FigureCells({ cells, lines }: FigureCellsProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-card shadow-card">
      <dl className="grid gap-px bg-border @min-[20rem]:grid-cols-2 @md:grid-cols-3 @min-[53rem]:not-low:flex">
        {cells.map((cell) => (
          <Cell key={cell.label} {...cell} />
        ))}
      </dl>
      {lines && lines.length > 0 && (
        <dl className="flex flex-wrap gap-x-apart border-t px-4 py-1 text-sm">
          {lines.map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap gap-x-near @max-md:basis-full @max-md:justify-between"
            >
              <dt className="text-muted-foreground">{label}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/**
 * On a small phone, the label and the previous figure are on the left, the figure and the change on
 * the right.
 */
function Cell({ label, link, value, before, change, isWide = false }: FigureCell) {
  return (
    <div
      data-slot="card"
      className={clsx(
        'relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-1 bg-card py-1 @max-[20rem]:min-h-18 @max-[20rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] @max-[20rem]:content-center',
        PADDING,
        isWide ? 'flex-11' : 'flex-10',
        HOVER,
      )}
    >
      <dt className="col-start-1 row-start-1 text-muted-foreground @max-md:text-sm">
        {link ? (
          <Link {...link} className={COVER_LINK}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="@container leading-7 @max-[20rem]:row-start-1 @max-[20rem]:text-right @min-[20rem]:col-span-full">
        {value === undefined ? <Skeleton className="h-5 w-20" /> : <Figure text={value} />}
      </dd>
      {/* Without a comparison the cell keeps its height. */}
      <dd className="col-span-full text-sm text-muted-foreground @max-[20rem]:row-start-2 @max-[20rem]:pr-20 @max-[20rem]:empty:hidden @min-[20rem]:min-h-5 @min-[20rem]:leading-5">
        {before && <Sentence text={before} />}
      </dd>
      {change && (
        <dd className="col-start-2 row-start-1 text-right text-sm @max-[20rem]:row-start-2">
          <Change {...change} />
        </dd>
      )}
    </div>
  )
}
