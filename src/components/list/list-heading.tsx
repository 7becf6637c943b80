import { useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { headingSlot } from '@/components/ui/heading-slot'
import { useIsPhone } from '@/hooks/use-is-phone'
import { formatCount } from '@/lib/format'

interface ListHeadingProps {
  title: string
  /** Undefined while loading, null if the response has no count. */
  total: number | null | undefined
  /** Follows the count. */
  children?: ReactNode
}

/** Follows the title of the header. A phone has no room for it there. */
export function ListHeading({ title, total, children }: ListHeadingProps) {
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
