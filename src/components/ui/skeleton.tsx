import { cn } from '@/lib/utils'

interface SkeletonProps {
  /** Its size. */
  className: string
  /** It holds the place of something with round ends. */
  isRound?: boolean
}

export function Skeleton({ className, isRound = false }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'inline-block max-w-full animate-pulse bg-foreground/10 align-middle',
        isRound ? 'rounded-full' : 'rounded-sm',
        className,
      )}
    />
  )
}
