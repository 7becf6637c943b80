import { useQuery } from '@tanstack/react-query'
import { getQueryOptions } from '@/api/query-options'
import { TryAgain } from '@/components/ui/load-error'
import { Spinner } from '@/components/ui/spinner'
import { formatQuantity } from '@/lib/format'
import { notificationFields } from './fields'
import { audiencePath, audienceSchema, type Message, notificationResource } from './resource'

type Audience = Message['audience']

const singular = { users: 'user', vendors: 'vendor', drivers: 'driver' }

export const recipientsLabel = (count: number, audience: Audience) =>
  formatQuantity(count, singular[audience], audience)

/** The number of people that a notification would reach. The state `all` means every state. */
function audienceQuery(audience: string, state: string) {
  const path = `${audiencePath}?${new URLSearchParams({ audience, state }).toString()}` as const
  const key = [notificationResource.module, 'audience', path]
  return {
    ...getQueryOptions(key, path, audienceSchema),
    meta: { reportedByPage: true as const },
  }
}

/** Disabled until an audience and a state are chosen. */
export const useRecipients = (audience: Audience | '', state: string) =>
  useQuery({ ...audienceQuery(audience, state), enabled: audience !== '' && state !== '' })

interface RecipientsProps {
  audience: Audience | ''
  query: ReturnType<typeof useRecipients>
}

/** Shows the number of recipients once an audience is chosen. */
export function Recipients({ audience, query }: RecipientsProps) {
  const { data, error, isFetching, isPending } = query
  // There is no count without an audience and a state.
  if (audience === '' || (isPending && !isFetching)) return null
  return (
    <div role="status" className="flex min-h-control items-center gap-near text-muted-foreground">
      {isFetching ? (
        <>
          <Spinner />
          <span>Counting recipients…</span>
        </>
      ) : error?.isMissing ? (
        'This backend does not count recipients, so nothing can be sent.'
      ) : error ? (
        <>
          <span>The recipients could not be counted, so nothing can be sent.</span>
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
