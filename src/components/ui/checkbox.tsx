import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some but not all of what it stands for is checked. */
  indeterminate?: boolean
}

export function Checkbox({ className, indeterminate = false, ...props }: CheckboxProps) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      // The partial state has no attribute in HTML.
      ref={(element) => {
        if (element) element.indeterminate = indeterminate
      }}
      className={cn('block size-4.5 shrink-0 cursor-pointer accent-primary', className)}
      {...props}
    />
  )
}
