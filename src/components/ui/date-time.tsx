import { formatDateTime, formatTimestamp } from '@/lib/format'

/** A timestamp: the day, and today and yesterday also the time. Its title is the full date and time. */
export function DateTime({ at }: { at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className="sm:whitespace-nowrap">
      {formatTimestamp(at)}
    </time>
  )
}
