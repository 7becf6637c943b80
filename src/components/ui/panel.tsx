import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Where the title's line leads on. */
  link?: ReactNode
  /** What it is to show is on its way. */
  isLoading: boolean
  children: ReactNode
}

/** A part of a page with a title of its own, as a card. */
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
