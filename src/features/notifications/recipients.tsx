import { useQuery } from '@tanstack/react-query'
import { getQueryOptions } from '@/api/query-client'
import { TryAgain } from '@/components/ui/load-error'
import { Spinner } from '@/components/ui/spinner'
import { formatQuantity } from '@/lib/format'
import { notificationFields } from './fields'
import { audiencePath, audienceSchema, notificationResource, type Message } from './resource'

type Audience = Message['audience']

const singular = { users: 'user', vendors: 'vendor', drivers: 'driver' }

/** How many people get it: "1,840 users". */
export const recipientsLabel = (count: number, audience: Audience) =>
  formatQuantity(count, singular[audience], audience)

/** How many people a notification would reach. The state `all` is every state. */
function audienceQuery(audience: string, state: string) {
  const path = `${audiencePath}?${new URLSearchParams({ audience, state }).toString()}` as const
  const key = [notificationResource.keys[1], 'audience', path]
  return {
    ...getQueryOptions(key, path, audienceSchema),
    meta: { reportedByPage: true as const },
  }
}

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
          <TryAgain failed={[query]} label={notificationFields.recipients.label} />
        </>
      ) : data?.count === 0 ? (
        'Nobody is in this audience.'
      ) : (
        data && `${recipientsLabel(data.count, audience)} will get it.`
      )}
    </div>
  )
}
