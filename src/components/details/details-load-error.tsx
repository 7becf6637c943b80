import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isGone } from '@/api/api-error'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { DetailsQuery } from './details-state'

interface DetailsLoadErrorProps {
  query: Pick<DetailsQuery, 'error' | 'isFetching' | 'refetch'>
  noun: string
  /**
   * Whether administrators can delete these records. The message for a missing record then says
   * that it may have been deleted.
   */
  isDeletable?: boolean | undefined
  title?: string
  /** Replaces "Try again" if a retry cannot help, for example with a link to the list. */
  actions?: ReactNode
}

export function DetailsLoadError({
  query: { error, isFetching, refetch },
  noun,
  isDeletable = false,
  title = `The ${noun} could not be loaded`,
  actions,
}: DetailsLoadErrorProps) {
  if (isGone(error) || error?.status === 501) {
    const goneTitle = `This ${noun} ${isDeletable ? 'no longer exists' : 'could not be found'}`
    return (
      <div role="status" className="flex">
        {isGone(error) ? (
          <EmptyState icon={SearchX} title={goneTitle} actions={actions}>
            {isDeletable && 'It may have been deleted by someone else.'}
          </EmptyState>
        ) : (
          <EmptyState
            icon={SearchX}
            title={`This backend does not provide ${noun} details`}
            actions={actions}
          />
        )}
      </div>
    )
  }
  return (
    <LoadError
      title={title}
      {...(error?.saysWhy && { detail: error.message })}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
