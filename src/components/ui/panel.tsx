import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Next to the title: a link or a message. */
  note?: ReactNode
  /** "plain": the content has its own border. */
  variant?: 'card' | 'plain'
  isLoading?: boolean
  /** Omit it if the note says everything. */
  children?: ReactNode
}

export function Panel(props: PanelProps) {
  const { title, note, variant = 'card', isLoading = false, children } = props
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={clsx(
        '@container flex min-w-0 flex-col',
        variant === 'plain' ? 'gap-1' : 'rounded-lg border bg-card shadow-card',
      )}
    >
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-near',
          variant === 'plain'
            ? 'min-h-control lg:low:min-h-8'
            : 'min-h-control border-b px-4 py-1 last:border-b-0',
        )}
      >
        <h3 id={titleId} className="text-lg">
          {title}
        </h3>
        {note}
      </div>
      {children}
    </section>
  )
}
