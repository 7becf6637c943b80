import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sentence } from './sentence'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <section className="m-auto flex max-w-md flex-col items-center gap-apart px-4 py-12 text-center">
      <span
        aria-hidden="true"
        data-unprinted=""
        className="grid size-16 place-items-center rounded-full bg-brand/12 text-brand"
      >
        <Icon className="size-7" />
      </span>
      <h2 className="text-xl text-balance wrap-anywhere">
        <Sentence text={title} />
      </h2>
      {children && <div className="text-pretty text-muted-foreground">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-near">{actions}</div>}
    </section>
  )
}
