import { formatDateTime, formatTimestamp } from '@/lib/format'

/** The day, and for today and yesterday also the time. `title` has the full date and time. */
export function DateTime({ at }: { at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className="sm:whitespace-nowrap">
      {formatTimestamp(at)}
    </time>
  )
}
