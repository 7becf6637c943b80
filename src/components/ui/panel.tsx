import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  /** A link at the end of the title's line. */
  link?: ReactNode
  isLoading: boolean
  children: ReactNode
}

/** A section of a page, as a card with a title. */
export function Panel({ title, link, isLoading, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className="@container flex min-w-0 flex-col rounded-lg border bg-card shadow-card"
    >
      <div className="flex h-14 items-center justify-between gap-3 border-b px-4">
        <h3 id={titleId} className="text-xl">
          {title}
        </h3>
        {link}
      </div>
      {children}
    </section>
  )
}
