import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface LabelledProps {
  label: string
  /** Marks the label with "*", or with "(optional)" if false. Omit it for a field that always has a value. */
  required?: boolean | undefined
  hint?: string | undefined
  className?: string | undefined
}

interface FieldFrameProps extends LabelledProps {
  id: string
  error: string | undefined
  /** The character count. Also shown beside an error. */
  count?: string | undefined
  /** Announces the error at once. For errors that appear without a submit. */
  isErrorLive?: boolean
  /** For a hint that depends on the value. Its line is reserved, and changes are announced. */
  hintTone?: 'note' | 'warning' | undefined
  /** At the end of the label's line. */
  tools?: ReactNode
  /** The label is for screen readers. The control shows it as its placeholder. */
  isLabelHidden?: boolean
  children: ReactNode
}

const MUTED = 'text-sm text-muted-foreground'

/** The control needs the id `id` and `aria-describedby` `${id}-note`. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    label,
    required,
    hint,
    error,
    count,
    isErrorLive = false,
    className,
    children,
  } = props
  const { hintTone, tools, isLabelHidden = false } = props
  const isWarning = !error && hintTone === 'warning'
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <div
        className={clsx(
          isLabelHidden ? 'sr-only' : 'flex gap-1',
          tools ? 'items-center max-sm:items-end' : 'items-baseline',
        )}
      >
        <label htmlFor={id}>{label}</label>
        {/* Not in the accessible name: `aria-required` has the same information. */}
        {required !== undefined && (
          <span aria-hidden="true" className={required ? 'text-danger' : MUTED}>
            {required ? '*' : '(optional)'}
          </span>
        )}
        {tools && (
          <div className="-my-1 flex min-w-0 flex-1 flex-wrap items-center justify-end">
            {tools}
          </div>
        )}
      </div>
      {children}
      {(error || hint || count || hintTone) && (
        <div id={`${id}-note`} className="flex items-start gap-near text-sm">
          {isWarning && <TriangleAlert className="mt-1 size-4 shrink-0 text-orange" />}
          <p
            // The count is not announced, because it changes with each keystroke.
            role={error && isErrorLive ? 'alert' : undefined}
            aria-live={hintTone && 'polite'}
            className={clsx(
              'min-w-0',
              hintTone && 'min-h-[1lh]',
              error ? 'text-danger' : isWarning ? 'text-orange' : 'text-muted-foreground',
            )}
          >
            {error ?? hint}
          </p>
          {count && <p className="ml-auto shrink-0 text-muted-foreground">{count}</p>}
        </div>
      )}
    </div>
  )
}
