import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface LabelledProps {
  label: string
  /** Marks the label. Omit it for a field that always has a value. */
  need?: 'required' | 'optional' | undefined
  /** Shown below the control while it has no error. */
  hint?: string | undefined
  className?: string | undefined
}

interface FieldFrameProps extends LabelledProps {
  id: string
  error: string | undefined
  /** The number of characters. Shown beside an error too, which it explains. */
  count?: string | undefined
  /** Announces the error at once. For errors that appear without a submit. */
  isErrorLive?: boolean
  /** The hint depends on the value: it is announced, its line is reserved, and it may be a warning. */
  liveHint?: 'note' | 'warning' | undefined
  children: ReactNode
}

const MUTED = 'text-sm text-muted-foreground'

/** The label above a control, and its hint or error below. The control has the id `id`, and is described by `${id}-note`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, need, hint, error, count, isErrorLive = false, className, children } = props
  const { liveHint } = props
  const isWarning = !error && liveHint === 'warning'
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex items-baseline gap-1.5">
        <label htmlFor={id}>{label}</label>
        {/* Not part of the accessible name: `aria-required` on the control has the same information. */}
        {need && (
          <span aria-hidden="true" className={need === 'required' ? 'text-danger' : MUTED}>
            {need === 'required' ? '*' : '(optional)'}
          </span>
        )}
      </div>
      {children}
      {(error || hint || count || liveHint) && (
        <div id={`${id}-note`} className="flex items-start gap-3 text-sm">
          <p
            // Without the count: it changes with each letter.
            role={error && isErrorLive ? 'alert' : undefined}
            aria-live={liveHint && 'polite'}
            className={clsx(
              'flex min-w-0 items-start gap-1.5',
              liveHint && 'min-h-[1lh]',
              error ? 'text-danger' : isWarning ? 'text-orange' : 'text-muted-foreground',
            )}
          >
            {isWarning && <TriangleAlert className="mt-1 size-4 shrink-0" />}
            {error ?? hint}
          </p>
          {count && <p className="ml-auto shrink-0 text-muted-foreground">{count}</p>}
        </div>
      )}
    </div>
  )
}
