import { useLatch } from '@/hooks/use-held'
import { formatQuantity } from '@/lib/format'

interface SelectedCountProps {
  count: number
  noun: readonly [one: string, many: string]
}

/** Screen readers announce each change of the count. Always rendered, so that they do. */
export function SelectedCount({ count, noun: [one, many] }: SelectedCountProps) {
  // Nothing is announced on load.
  const wasSelected = useLatch(count > 0)
  return (
    <p role="status" className="sr-only">
      {count > 0
        ? `${formatQuantity(count, one, many)} selected`
        : wasSelected && `No ${many} selected`}
    </p>
  )
}
