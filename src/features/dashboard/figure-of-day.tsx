import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Change } from '@/components/charts/change'
import { Figure } from '@/components/fields/cell-text'
import { COVER_LINK } from '@/components/ui/links'
import { Sentence } from '@/components/ui/sentence'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { figureLabels, MIN_ORDERS_FOR_PERCENT, type Figure as FigureName } from '@/domain/figures'
import { formatCount, formatPercent } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import type { Figures } from './today-schema'

export interface FigureOfDay {
  name: FigureName
  unit: 'naira' | 'count'
  /** Larger than the others. */
  isMain?: boolean
  better?: 'more' | 'less'
  link?: LinkProps
}

const formatAs = (unit: FigureOfDay['unit'], value: number | null) =>
  unit === 'naira' ? formatNaira(value) : formatCount(value)

interface FigureCellProps {
  figure: FigureOfDay
  /** Undefined while loading. Null if it could not be loaded. */
  today: Figures | null | undefined
}

export function FigureCell({ figure, today }: FigureCellProps) {
  const { name, unit, isMain = false, link } = figure
  const value = today?.[name] ?? null
  const before = today?.previousSoFar?.[name] ?? null
  return (
    <div
      data-slot="card"
      className={clsx(
        'relative bg-card px-4 py-1 transition-colors has-[a]:hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))]',
        // Amounts need the whole width of a narrow phone.
        isMain && '@max-[20rem]:col-span-2 @xl:col-span-2',
      )}
    >
      <dt className="text-sm text-muted-foreground">
        {link ? (
          <Link {...link} className={COVER_LINK}>
            {figureLabels[name]}
          </Link>
        ) : (
          figureLabels[name]
        )}
      </dt>
      {/* The baseline of figures of any size is the lower edge of `before`. */}
      <dd className="@container flex min-h-9 items-baseline before:h-6">
        {today === undefined ? (
          <Skeleton className="h-5 w-20" />
        ) : (
          <Figure text={formatAs(unit, value)} max={isMain ? 1.5 : 1.1875} />
        )}
      </dd>
      {/* One line, also without a comparison. */}
      <dd className="@container flex min-h-6 flex-wrap gap-x-near text-sm leading-6">
        {today && <ChangeOfDay figure={figure} today={today} />}
        {before !== null && before !== value && (
          <span
            className={clsx(
              'text-muted-foreground max-sm:sr-only',
              // Two amounts need one line.
              unit === 'naira' && '@max-[13rem]:sr-only',
            )}
          >
            <Sentence text={`was ${isolate(formatAs(unit, before))}`} />
          </span>
        )}
      </dd>
    </div>
  )
}

function ChangeOfDay({ figure, today }: { figure: FigureOfDay; today: Figures }) {
  const { name, unit, better = 'more' } = figure
  const value = today[name]
  const before = today.previousSoFar?.[name] ?? null
  if (value === null || before === null) return null
  const amount = value - before
  const size = Math.abs(amount)
  const isPercent =
    unit === 'naira' && before > 0 && (today.previousSoFar?.orders ?? 0) >= MIN_ORDERS_FOR_PERCENT
  const sizeText = isPercent ? formatPercent(size, before) : formatAs(unit, size)
  const text = amount === 0 ? 'No change' : `${amount > 0 ? '+' : '-'}${sizeText}`
  return (
    <span>
      <Change amount={amount} text={text} better={better} />{' '}
    </span>
  )
}
