import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={clsx(
        'h-control w-full min-w-0 scroll-my-12 rounded-md border border-input bg-card px-3 text-ellipsis shadow-xs placeholder:text-muted-foreground read-only:bg-muted/60 disabled:opacity-60 aria-invalid:border-danger',
        className,
      )}
      {...props}
    />
  )
}
