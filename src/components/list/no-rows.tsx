import { Inbox, SearchX, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { ApiError } from '@/api/api-error'
import type { Listing } from '@/api/list'
import { findSearchBox } from '@/components/list/filters/search-box'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useFocusFallback } from '@/hooks/use-focus-fallback'

interface EmptyListProps {
  icon?: LucideIcon
  title: string
  text?: string
  action?: ReactNode
}

export function EmptyList({ icon = Inbox, title, text, action }: EmptyListProps) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container, findSearchBox)
  return (
    <div ref={container} className="flex min-h-80">
      <EmptyState icon={icon} title={title} actions={action}>
        {text && <p data-unprinted="">{text}</p>}
      </EmptyState>
    </div>
  )
}

interface NoRowsProps {
  noun: string
  onClear: () => void
}

export function NoRows({ noun, onClear }: NoRowsProps) {
  return (
    <EmptyList
      icon={SearchX}
      title={`No ${noun} found matching your criteria`}
      text="Try a different search or clear some filters."
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  )
}

interface PageAfterLastProps {
  noun: string
  onTurn: () => void
}

/** A list without a total may have a link to a page that has no rows. */
export function PageAfterLast({ noun, onTurn }: PageAfterLastProps) {
  return (
    <EmptyList
      title={`No more ${noun}`}
      text="The list ends before this page."
      action={<Button onClick={onTurn}>Previous page</Button>}
    />
  )
}

/** The error text of a list, and the API's response if it says why. */
export const loadFailure = (
  { noun: [, many], path }: Pick<Listing, 'noun' | 'path'>,
  error: Pick<ApiError, 'isMissing' | 'saysWhy' | 'status' | 'message'> | null,
) =>
  error?.isMissing
    ? {
        title: `This backend does not provide ${many}`,
        detail: `GET ${path} answered ${error.status}`,
      }
    : {
        title: `The ${many} could not be loaded`,
        ...(error?.saysWhy && { detail: error.message }),
      }
