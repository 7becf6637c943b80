import { Download } from 'lucide-react'
import type { Days } from '@/api/dates'
import { useCan } from '@/api/permissions'
import { Button } from '@/components/ui/button'
import { exportColumns } from '@/domain/export-columns'
import { exportFile, exportLines } from '@/domain/export-file'
import type { Fields } from '@/domain/field'
import { formatQuantity } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'

interface ExportTableProps<T> {
  title: string
  /** The name of the file, without the days. */
  name: string
  reported: Days
  rows: readonly T[]
  fields: Fields<T>
}

/** Saves a table of the report as a CSV file. No dialog is needed, because all rows are loaded. */
export function ExportTable<T>({ title, name, reported, rows, fields }: ExportTableProps<T>) {
  const can = useCan()
  function save() {
    saveTable(name, reported, fields, rows)
    toast.success(`${name} exported\n${formatQuantity(rows.length, 'row', 'rows')} saved`)
  }
  if (!can('analytics.export')) return null
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Export ${title.toLowerCase()}`}
      disabled={rows.length === 0}
      onClick={save}
    >
      <Download />
    </Button>
  )
}

/** The name of the file says what it contains: "orders per day 2026-11-01 to 2026-11-30.csv". */
function saveTable<T>(name: string, { from, to }: Days, fields: Fields<T>, rows: readonly T[]) {
  const columns = exportColumns(fields)
  const days = from === to ? from : `${from} to ${to}`
  saveFile(
    `${name.toLowerCase().replace(',', '')} ${days}.csv`,
    exportFile(columns, [exportLines(columns, rows)]),
  )
}
