import { clsx } from 'clsx'

interface SkeletonProps {
  className: string
  isRound?: boolean
}

export function Skeleton({ className, isRound = false }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx(
        'inline-block max-w-full animate-pulse bg-foreground/10 align-middle',
        isRound ? 'rounded-full' : 'rounded-sm',
        className,
      )}
    />
  )
}

/** The content of a heading whose text is not known yet. Screen readers skip an empty heading. */
export const LoadingHeading = () => (
  <>
    <span className="sr-only">Loading</span>
    <Skeleton className="h-7 w-56" />
  </>
)
