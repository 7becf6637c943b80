import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { isGone, type ApiError } from '@/api/api-error'
import { isDraftOf, KeptText, useKeptText } from '@/components/form/kept-text'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { DetailsQueryResult } from './use-details'

interface DetailsLoadErrorProps {
  /** The id of the record. If the record is gone, the text that was typed about it is shown. */
  id: string
  query: Pick<DetailsQueryResult, 'error' | 'isFetching' | 'refetch'>
  noun: string
  /**
   * Whether administrators can delete these records. Then the message for a missing record says
   * that it may have been deleted.
   */
  isDeletable?: boolean | undefined
  title?: string
  /** Replaces "Try again" where a retry cannot help, for example with a link to the list. */
  actions?: ReactNode
}

function KeptDraft({ noun, id }: { noun: string; id: string }) {
  const kept = useKeptText(isDraftOf(noun, id))
  return (
    <div className="w-full max-w-md">
      <KeptText {...kept} />
    </div>
  )
}

/** The message for a record that could not be loaded, the same everywhere. */
export function loadFailureText(
  noun: string,
  error: ApiError | null,
  { isDeletable = false, otherwise = `The ${noun} could not be loaded` } = {},
) {
  if (isGone(error))
    return `This ${noun} ${isDeletable ? 'no longer exists' : 'could not be found'}`
  if (error?.status === 501) return `This backend does not provide ${noun} details`
  return otherwise
}

export function DetailsLoadError({
  id,
  query: { error, isFetching, refetch },
  noun,
  isDeletable = false,
  title: otherwise,
  actions,
}: DetailsLoadErrorProps) {
  const title = loadFailureText(noun, error, { isDeletable, ...(otherwise && { otherwise }) })
  if (isGone(error) || error?.status === 501) {
    return (
      <>
        <div role="status" className="flex">
          <EmptyState icon={SearchX} title={title} actions={actions}>
            {isGone(error) && isDeletable && 'It may have been deleted by someone else.'}
          </EmptyState>
        </div>
        {isGone(error) && <KeptDraft key={id} {...{ noun, id }} />}
      </>
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
