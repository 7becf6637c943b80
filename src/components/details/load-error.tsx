import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { isGone, type DetailsQuery } from './details-state'

interface DetailsLoadErrorProps {
  query: Pick<DetailsQuery, 'error' | 'isFetching' | 'refetch'>
  noun: string
  goneTitle?: string
  title?: string
  children?: ReactNode
  /** Replaces "Try again" if a retry cannot help, for example with a link to the list. */
  actions?: ReactNode
}

/** The error of a details request. Has a "Try again" button if a retry can help. */
export function DetailsLoadError({
  query: { error, isFetching, refetch },
  noun,
  goneTitle = `This ${noun} could not be found`,
  title = `The ${noun} could not be loaded`,
  children,
  actions,
}: DetailsLoadErrorProps) {
  if (isGone(error) || error?.status === 501) {
    return (
      <div role="status" className="flex">
        {isGone(error) ? (
          <EmptyState icon={SearchX} title={goneTitle} actions={actions}>
            {children}
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
  return <LoadError title={title} isRetrying={isFetching} onRetry={() => void refetch()} />
}
