import { formatDateTime, formatUntil } from '@/domain/format-dates'
import { useNow } from '@/hooks/use-now'

/** When a status ends by itself, beside its badge: "until 16:40". */
export function Until({ at }: { at: string | null }) {
  const now = useNow()
  const text = at && formatUntil(at, now)
  return (
    text && (
      <time dateTime={at} title={formatDateTime(at)} className="text-sm text-muted-foreground">
        {text}
      </time>
    )
  )
}
