import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  isLoading?: boolean
  /** Follows the title on its line. */
  note?: ReactNode
  children: ReactNode
}

/** A part of the dashboard: a title, and content with its own border. */
export function Section({ title, isLoading = false, note, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className="@container flex flex-col gap-1"
    >
      <div className="flex min-h-control items-center justify-between gap-3">
        <h3 id={titleId} className="text-xl">
          {title}
        </h3>
        {note}
      </div>
      {children}
    </section>
  )
}
