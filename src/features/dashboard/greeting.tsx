import { formatFullDate } from '@/domain/format-dates'
import { lagosClock } from '@/domain/lagos'
import { useNow } from '@/hooks/use-now'

function greetingAt(hour: number) {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** `name` may be empty. */
export function Greeting({ name }: { name: string }) {
  const now = useNow()
  const greeting = greetingAt(lagosClock(now.getTime()).getUTCHours())
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-apart">
      <h2
        // Another text replaces the element.
        key={`${greeting} ${name}`}
        title={name || undefined}
        className="line-clamp-1 text-xl wrap-anywhere"
      >
        {greeting}
        {name && (
          <>
            , <bdi translate="no">{name}</bdi>
          </>
        )}
      </h2>
      <p className="text-muted-foreground">{formatFullDate(now)}</p>
    </div>
  )
}
