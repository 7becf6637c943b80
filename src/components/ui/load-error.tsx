import type { UseQueryResult } from '@tanstack/react-query'
import { CloudAlert } from 'lucide-react'
import { useRef } from 'react'
import type { ApiError } from '@/api/api-error'
import { hasFailedToLoad } from '@/api/query-options'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadErrorProps {
  title: string
  /** The API's response, for its operators. */
  detail?: string
  isRetrying: boolean
  onRetry: () => void
  children?: string | undefined
}

/** Replaces data that failed to load. The button keeps the focus during a retry. */
export function LoadError({ title, detail, isRetrying, onRetry, children }: LoadErrorProps) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container)
  return (
    <div ref={container} className="flex min-h-60">
      <EmptyState
        icon={CloudAlert}
        title={title}
        actions={
          <Button loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children && <p>{children}</p>}
        {detail && <p className="text-sm wrap-anywhere">{detail}</p>}
      </EmptyState>
    </div>
  )
}

type Query = UseQueryResult<unknown, ApiError>

interface TryAgainProps {
  failed: readonly Query[]
  label: string
}

export function TryAgain({ failed, label }: TryAgainProps) {
  const container = useRef<HTMLSpanElement>(null)
  useFocusFallback(container)
  return (
    <span ref={container} className="relative flex">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Try again: ${label}`}
        loading={failed.some(({ isFetching }) => isFetching)}
        onClick={() => failed.forEach(({ refetch }) => void refetch())}
      >
        Try again
      </Button>
    </span>
  )
}

interface QueryErrorProps {
  queries: readonly Query[]
  label: string
}

/** Says in a panel's title that its data failed to load or is outdated. */
export function QueryError({ queries, label }: QueryErrorProps) {
  const failed = queries.filter((query) => hasFailedToLoad(query) || query.isRefetchError)
  if (failed.length === 0) return null
  const busy = failed.find(({ error }) => error?.isBusyForLong)
  return (
    <span className="flex items-center gap-near">
      <span role="status" className="text-sm text-danger">
        {busy?.error?.message ??
          (failed.some(hasFailedToLoad) ? 'Could not be loaded' : 'Could not be updated')}
      </span>
      <TryAgain failed={failed} label={label} />
    </span>
  )
}
