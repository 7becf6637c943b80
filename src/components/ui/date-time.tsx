import {
  formatCalendarDay,
  formatDateTime,
  formatDayAndTime,
  formatRelativeDay,
  formatTimestamp,
} from '@/domain/format-dates'
import { useToday } from '@/hooks/use-now'
import { useIsPrinting } from '@/hooks/use-printing'

// Each of them re-renders when a new day begins in Lagos, and on paper: rows are memoized.

function useShownToday() {
  const today = useToday()
  return useIsPrinting() ? null : today
}

interface TimeProps {
  at: string | null
  className?: string
}

/** The day in Lagos, for today and yesterday with the time. The title is the full date and time. */
export function DateTime({ at }: Pick<TimeProps, 'at'>) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className="sm:whitespace-nowrap">
      {formatTimestamp(at, useShownToday())}
    </time>
  )
}

/** The day of a timestamp in Lagos. Its title is the full date and time. */
export function Day({ at, className }: TimeProps) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className={className}>
      {formatRelativeDay(at, useShownToday())}
    </time>
  )
}

/** The day in Lagos with the time, also for days long past. */
export function DayAndTime({ at, className }: TimeProps) {
  return (
    <time dateTime={at ?? undefined} title={formatDateTime(at)} className={className}>
      {formatDayAndTime(at, useShownToday())}
    </time>
  )
}

/** A day without a time, as `YYYY-MM-DD`. */
export const CalendarDay = ({ day }: { day: string | null }) => (
  <span>{formatCalendarDay(day, useShownToday())}</span>
)
