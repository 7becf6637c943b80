import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner'
import { tooltipProps } from './tooltip-props'

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-near rounded-md whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-80 print:hidden [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border border-transparent bg-primary text-primary-foreground shadow-xs enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
        destructive:
          'border border-transparent bg-destructive text-primary-foreground shadow-xs enabled:hover:brightness-90',
        outline:
          'border border-input/70 bg-card shadow-xs enabled:hover:bg-muted [a]:hover:bg-muted',
        ghost: 'enabled:hover:bg-muted [a]:hover:bg-muted',
      },
      size: {
        default: 'h-control px-4',
        sm: 'h-8 px-2.5 pointer-coarse:h-control',
        icon: 'size-control',
        iconSmall: 'size-7 pointer-coarse:size-control',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Shows a spinner and ignores presses. Unlike a disabled button, it keeps the focus. */
    loading?: boolean
    /** By default the label of an icon button. Null for no tooltip. */
    tooltip?: string | null | undefined
    /** Shown in the tooltip. */
    shortcut?: string
  }

export function Button({
  className,
  variant,
  size,
  loading = false,
  tooltip,
  shortcut,
  type = 'button',
  onClick,
  onPointerDown,
  children,
  ...props
}: ButtonProps) {
  const isIcon = size === 'icon' || size === 'iconSmall'
  return (
    <button
      data-slot="button"
      {...tooltipProps(tooltip === undefined && isIcon ? props['aria-label'] : tooltip, shortcut)}
      type={type}
      className={clsx(buttonVariants({ variant, size }), loading && 'relative', className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      onPointerDown={loading ? undefined : onPointerDown}
      {...props}
    >
      {isIcon && !loading ? (
        children
      ) : (
        // Transparent instead of hidden, because it is the button's accessible name.
        <span className={loading ? 'inline-flex items-center gap-near opacity-0' : 'contents'}>
          {children}
        </span>
      )}
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
