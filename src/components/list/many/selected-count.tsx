import { useLatch } from '@/hooks/use-held'
import { formatQuantity } from '@/lib/format'

interface SelectedCountProps {
  count: number
  noun: readonly [one: string, many: string]
  /** The sum of the selected rows. "" if there is none. */
  sumText: string
}

/** Screen readers announce each change of the count. Always rendered, so that they do. */
export function SelectedCount({ count, noun: [one, many], sumText }: SelectedCountProps) {
  // Nothing is announced on load.
  const wasSelected = useLatch(count > 0)
  return (
    <p role="status" className="sr-only">
      {count > 0
        ? [`${formatQuantity(count, one, many)} selected`, sumText].filter(Boolean).join(', ')
        : wasSelected && `No ${many} selected`}
    </p>
  )
}
