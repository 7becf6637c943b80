import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

// Placeholders for the panels. Real panels would move while they fill.
export const LoadingPanels = () => (
  <DetailsColumns facts={<LoadingPanel />} side={<LoadingPanel />} isLoading />
)

const LoadingPanel = () => (
  <div
    aria-hidden="true"
    className="flex flex-col gap-apart rounded-lg border bg-card p-4 shadow-card each:block"
  >
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5 w-2/3" />
  </div>
)

interface DetailsColumnsProps {
  /** Precedes everything else: what has to be checked before a decision. */
  first?: ReactNode
  /**
   * The lists that a question is about: beside the facts on a wide screen, above them on one that is
   * less wide, below them on a phone.
   */
  main?: ReactNode
  /** The panel with the main facts, such as a phone number. */
  facts: ReactNode
  /** Further panels of facts. */
  side?: ReactNode
  /** Precedes `children`: what the row of a list has too, such as the items of an order. */
  early?: ReactNode
  /** What happened and what is to do: orders, notes, history. */
  children?: ReactNode
  /**
   * The details have not loaded. The facts are those of the row of a list. Their panel grows, and
   * others arrive, so the panels below are placeholders: real ones would move.
   */
  isLoading: boolean
  /** The lists of `children` also fit beside the facts on a page that is less wide. */
  isNarrow?: boolean
}

const NARROW = {
  grid: '@2xl:grid-cols-[minmax(0,5fr)_minmax(20rem,2fr)]',
  side: '@2xl:col-start-2 @2xl:row-start-1 @2xl:grid-cols-1 @2xl:each:first:row-auto',
  rest: '@2xl:col-start-1 @2xl:row-start-1 @2xl:flex @2xl:min-w-0 @2xl:flex-col @2xl:gap-apart',
  below: '@max-2xl:hidden',
}
const WIDE = {
  grid: '@3xl:grid-cols-[minmax(0,5fr)_minmax(20rem,2fr)]',
  side: '@3xl:col-start-2 @3xl:row-start-1 @3xl:grid-cols-1 @3xl:each:first:row-auto',
  rest: '@3xl:col-start-1 @3xl:row-start-1 @3xl:flex @3xl:min-w-0 @3xl:flex-col @3xl:gap-apart',
  below: '@max-3xl:hidden',
}
const BELOW_FIRST = {
  ...WIDE,
  grid: `${WIDE.grid} @3xl:grid-rows-[auto_1fr]`,
  side: `${WIDE.side} @3xl:row-span-2`,
  rest: '@3xl:col-start-1 @3xl:row-start-2 @3xl:flex @3xl:min-w-0 @3xl:flex-col @3xl:gap-apart',
}
const BELOW_MAIN = { ...BELOW_FIRST, side: `${BELOW_FIRST.side} @max-xl:-order-1` }

/**
 * The layout of every record's page. Callers ask for the facts, so the facts come first on a phone.
 * On a wide screen they are beside the rest, where no list can push them out of sight. In between,
 * the main facts are beside the other ones.
 */
export function DetailsColumns(props: DetailsColumnsProps) {
  const { first, main, facts, side, early, isLoading, children, isNarrow = false } = props
  const place = isNarrow ? NARROW : main ? BELOW_MAIN : first ? BELOW_FIRST : WIDE
  return (
    <div className="@container">
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-start gap-apart', place.grid)}>
        {first && <div className="min-w-0">{first}</div>}
        {main && (
          <div
            className={clsx(
              'flex min-w-0 flex-col gap-apart empty:hidden',
              // On a phone, the facts above it grow.
              isLoading && '@max-xl:hidden',
            )}
          >
            {isLoading ? <LoadingPanel /> : main}
          </div>
        )}
        <div
          className={clsx(
            'grid min-w-0 items-start gap-apart @xl:grid-cols-2 @xl:grid-rows-[auto_1fr] @xl:each:first:row-span-2',
            place.side,
            // The lists above would move it.
            main && isLoading && '@xl:@max-3xl:hidden',
          )}
        >
          {facts}
          {isLoading && side ? <LoadingPanel /> : side}
        </div>
        {/* In one column, it has no box that would move when the placeholders above it go. */}
        <div
          // Another element after loading, because `main` grows above it.
          key={main && isLoading ? 'loading' : 'rest'}
          className={clsx('contents', place.rest)}
        >
          {early && (
            <div className={clsx('flex min-w-0 flex-col', isLoading && place.below)}>{early}</div>
          )}
          {isLoading ? (
            <>
              <LoadingPanel />
              <LoadingPanel />
            </>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  )
}
