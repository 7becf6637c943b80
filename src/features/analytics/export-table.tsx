import { Download } from 'lucide-react'
import type { Days } from '@/api/dates'
import { useCan } from '@/api/permissions'
import { MutationResult } from '@/api/remembered'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button'
import type { Fields } from '@/domain/field'
import { formatQuantity } from '@/lib/format'

interface ExportTableProps<T> {
  title: string
  /** Of the file, without the days. */
  name: string
  reported: Days
  rows: readonly T[]
  fields: Fields<T>
}

/** Saves a table of the report as a CSV file. The rows are loaded: there is nothing to ask. */
export function ExportTable<T>({ title, name, reported, rows, fields }: ExportTableProps<T>) {
  const can = useCan()
  // A mutation, so that api/query-client.ts reports the outcome.
  const { submit, isPending } = useSubmitOnce({
    mutationFn: async () => {
      const { saveTable } = await import('./save-table')
      saveTable(name, reported, fields, rows)
      return new MutationResult(`${formatQuantity(rows.length, 'row', 'rows')} saved`)
    },
    meta: { success: `${name} exported` },
    gcTime: 0,
  })
  if (!can('analytics.export')) return null
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Export ${title.toLowerCase()}`}
      disabled={rows.length === 0}
      loading={isPending}
      onClick={() => void submit(undefined, () => {})}
    >
      <Download />
    </Button>
  )
}
