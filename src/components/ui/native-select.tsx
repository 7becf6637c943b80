import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A native select: it needs no script, and opens the system picker on phones. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className={clsx('relative inline-block', className)}>
      <select
        className="h-control w-full scroll-my-12 appearance-none rounded-md border border-input bg-card pr-9 pl-3 text-ellipsis shadow-xs aria-disabled:bg-muted/60 aria-invalid:border-danger"
        {...props}
      />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground" />
    </span>
  )
}
