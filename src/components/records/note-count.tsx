import { formatQuantity } from '@/lib/format'

/** How many notes administrators have written about a record, on a note with a folded corner. */
export function NoteCount({ count }: { count: number }) {
  const label = formatQuantity(count, 'note', 'notes')
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="shrink-0 rounded-sm rounded-br-lg border px-1 text-sm text-muted-foreground"
    >
      {count}
    </span>
  )
}
