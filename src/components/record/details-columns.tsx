import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

// Placeholders for the panels. Real panels would move while they fill.
export function LoadingPanels() {
  return (
    <DetailsColumns
      side={
        <>
          <LoadingPanel />
          <LoadingPanel />
        </>
      }
    >
      <LoadingPanel />
    </DetailsColumns>
  )
}

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
  /** The panels of facts, such as a phone number. */
  side: ReactNode
  /** What happened and what is to do: items, orders, notes, history. */
  children: ReactNode
}

/**
 * The layout of every record's page. Callers ask for the facts, so the facts come first on a phone.
 * On a wide screen they are beside the rest, where no list can push them out of sight.
 */
export const DetailsColumns = ({ first, side, children }: DetailsColumnsProps) => (
  <div className="@container">
    <div
      className={clsx(
        'grid items-start gap-apart @3xl:grid-cols-[minmax(0,5fr)_minmax(20rem,2fr)]',
        first && '@3xl:grid-rows-[auto_1fr]',
      )}
    >
      {first && <div className="min-w-0">{first}</div>}
      <div
        className={clsx(
          'grid min-w-0 items-start gap-apart @xl:grid-cols-2 @3xl:col-start-2 @3xl:row-start-1 @3xl:grid-cols-1',
          first && '@3xl:row-span-2',
        )}
      >
        {side}
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-apart @3xl:col-start-1',
          first ? '@3xl:row-start-2' : '@3xl:row-start-1',
        )}
      >
        {children}
      </div>
    </div>
  </div>
)
