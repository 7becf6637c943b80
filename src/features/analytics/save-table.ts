import type { Days } from '@/api/dates'
import { exportColumns } from '@/components/list/export/export-columns'
import { exportFile, exportLines } from '@/components/list/export/export-file'
import type { Fields } from '@/domain/field'
import { saveFile } from '@/lib/save-file'

/** The name of the file says what it contains: "orders per day 2026-11-01 to 2026-11-30.csv". */
export function saveTable<T>(
  name: string,
  { from, to }: Days,
  fields: Fields<T>,
  rows: readonly T[],
) {
  const columns = exportColumns(fields)
  const days = from === to ? from : `${from} to ${to}`
  saveFile(
    `${name.toLowerCase().replace(',', '')} ${days}.csv`,
    exportFile(columns, [exportLines(columns, rows)]),
  )
}
