import { cn } from '@/lib/utils'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'inline-block animate-pulse rounded-sm bg-foreground/10 align-middle',
        className,
      )}
    />
  )
}
