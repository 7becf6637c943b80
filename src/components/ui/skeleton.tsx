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
