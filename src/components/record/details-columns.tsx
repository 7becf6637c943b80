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
  /** The panels of facts, such as a phone number. */
  side: ReactNode
  /** What happened and what is to do: items, orders, notes, history. */
  children: ReactNode
}

/**
 * The layout of every record's page. Callers ask for the facts, so the facts come first on a phone.
 * On a wide screen they are beside the rest, where no list can push them out of sight.
 */
export const DetailsColumns = ({ side, children }: DetailsColumnsProps) => (
  <div className="@container">
    <div className="grid items-start gap-apart @3xl:grid-cols-[minmax(0,5fr)_minmax(20rem,2fr)]">
      <div className="grid min-w-0 items-start gap-apart @xl:grid-cols-2 @3xl:order-1 @3xl:grid-cols-1">
        {side}
      </div>
      <div className="flex min-w-0 flex-col gap-apart">{children}</div>
    </div>
  </div>
)
