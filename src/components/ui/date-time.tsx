import { formatDateTime, formatDayAndTime, formatRelativeDay, formatTimestamp } from '@/lib/format'

/** The day in Lagos, for today and yesterday with the time. The title is the full date and time. */
export function DateTime({ at }: { at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className="sm:whitespace-nowrap">
      {formatTimestamp(at)}
    </time>
  )
}

interface DayProps {
  at: string | null
  now?: Date
  className?: string
}

/** The day of a timestamp in Lagos. Its title is the full date and time. */
export function Day({ at, now, className }: DayProps) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className={className}>
      {formatRelativeDay(at, now)}
    </time>
  )
}

/** The day in Lagos with the time, also for days long past. */
export function DayAndTime({ at }: Pick<DayProps, 'at'>) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)}>
      {formatDayAndTime(at)}
    </time>
  )
}
