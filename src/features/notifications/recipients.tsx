import { useQuery } from '@tanstack/react-query'
import { TryAgain } from '@/components/ui/query-error'
import { Spinner } from '@/components/ui/spinner'
import { audienceQuery } from './api'
import { recipientsLabel } from './labels'
import type { Message } from './resource'

type Audience = Message['audience']

/** The query of how many people a notification reaches. It waits for an audience. */
export const useRecipients = (audience: Audience | '', state: string) =>
  useQuery({ ...audienceQuery(audience, state), enabled: audience !== '' && state !== '' })

interface RecipientsProps {
  audience: Audience | ''
  /** The result of `useRecipients`. */
  query: ReturnType<typeof useRecipients>
}

/** Says how many people get it, once an audience is chosen. */
export function Recipients({ audience, query }: RecipientsProps) {
  const { data, error, isFetching, isPending } = query
  // Nothing is counted without an audience and a state.
  if (audience === '' || (isPending && !isFetching)) return null
  return (
    <div role="status" className="flex min-h-control items-center gap-2 text-muted-foreground">
      {isFetching ? (
        <>
          <Spinner />
          Counting recipients…
        </>
      ) : error?.isMissing ? (
        'This backend does not count recipients, so nothing can be sent.'
      ) : error ? (
        <>
          The recipients could not be counted, so nothing can be sent.
          <TryAgain failed={[query]} label="Recipients" />
        </>
      ) : data?.count === 0 ? (
        'Nobody is in this audience.'
      ) : (
        data && `${recipientsLabel(data.count, audience)} will get it.`
      )}
    </div>
  )
}
