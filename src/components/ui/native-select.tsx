import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Icon } from './icon'

/** The native select element, which needs no script and opens the system's picker on phones. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className={cn('relative inline-block', className)}>
      <select
        className="h-control w-full scroll-my-12 appearance-none rounded-md border border-input bg-card pr-9 pl-3 shadow-xs aria-disabled:bg-muted/60 aria-invalid:border-danger"
        {...props}
      />
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
