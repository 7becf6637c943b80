import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

// Placeholders that replace the panels, because panels would move while they fill.
export function LoadingPanels() {
  return (
    <DetailsColumns
      main={<LoadingPanel />}
      side={
        <>
          <LoadingPanel />
          <LoadingPanel />
        </>
      }
    />
  )
}

const LoadingPanel = () => (
  <div
    aria-hidden="true"
    className="flex flex-col gap-apart rounded-lg border bg-card p-4 shadow-card *:block"
  >
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5 w-2/3" />
  </div>
)

interface DetailsColumnsProps {
  main: ReactNode
  side: ReactNode
  /** The rest of the main column. On a narrow screen it follows `side`. */
  below?: ReactNode
}

const DETAILS_COLUMN = 'flex min-w-0 flex-col gap-apart'

export function DetailsColumns({ main, side, below }: DetailsColumnsProps) {
  return (
    <div className="grid grid-rows-[auto_1fr] gap-apart min-[88rem]:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
      <div className={DETAILS_COLUMN}>{main}</div>
      <div className={clsx(DETAILS_COLUMN, below && 'min-[88rem]:row-span-2')}>{side}</div>
      {below && <div className={DETAILS_COLUMN}>{below}</div>}
    </div>
  )
}
