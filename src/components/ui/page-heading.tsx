import { useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIsPhone } from '@/hooks/use-is-phone'
import { formatCount } from '@/lib/format'
import { headingSlot } from './heading-slot'

interface PageHeadingProps {
  title: string
  /** How many records the page lists, if it is known. */
  total?: number | null | undefined
  /** Controls of the whole page. */
  children?: ReactNode
}

/** Follows the title of the header. A phone has no room for it there. */
export function PageHeading({ title, total, children }: PageHeadingProps) {
  const slot = useSelector(headingSlot)
  const isPhone = useIsPhone()
  const content = (
    <>
      {typeof total === 'number' && (
        <span className="text-xl text-muted-foreground">{formatCount(total)}</span>
      )}
      <div className="ml-auto flex items-center gap-near pl-near">{children}</div>
    </>
  )
  if (isPhone) {
    return (
      <div className="flex min-h-control items-center gap-near">
        <h2 className="text-xl">{title}</h2>
        {content}
      </div>
    )
  }
  return slot && createPortal(content, slot)
}
