import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  indeterminate?: boolean
}

export function Checkbox({ className, indeterminate = false, ...props }: CheckboxProps) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      // HTML has no attribute for the indeterminate state.
      ref={(element) => {
        if (element) element.indeterminate = indeterminate
      }}
      className={clsx('size-4.5 shrink-0 cursor-pointer', className)}
      {...props}
    />
  )
}
