import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { ApiError } from '@/lib/http'

interface VoucherLoadErrorProps {
  /** Replaced by a more specific title if the voucher or the endpoint does not exist. */
  title: string
  query: Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching' | 'refetch'>
}

/** Whether the error means that the voucher does not exist, or no longer exists. */
export const isGone = (error: ApiError | null) => error?.status === 404 || error?.status === 410

/** Explains why a voucher's details failed to load, with a "Try again" button if a retry can help. */
export function VoucherLoadError({ title, query }: VoucherLoadErrorProps) {
  const { error, isFetching, refetch } = query
  if (isGone(error) || error?.status === 501) {
    return (
      <div role="status" className="flex">
        {isGone(error) ? (
          <EmptyState icon={SearchX} title="This voucher no longer exists">
            It may have been deleted by someone else.
          </EmptyState>
        ) : (
          <EmptyState icon={SearchX} title="This backend does not provide voucher details" />
        )}
      </div>
    )
  }
  return <LoadError title={title} isRetrying={isFetching} onRetry={() => void refetch()} />
}
