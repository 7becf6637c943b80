import type { ExportColumn } from '@/lib/export-file'
import { filterLabels, type Filters, type ListSearch, type Search } from '@/lib/list'
import type { ModuleDefinition } from '@/lib/module'
import { loadPage } from '@/lib/module-api'
import { ExportDialog } from './export-dialog'

interface ListExportProps<TFilters extends Filters, TRow extends { id: string }> {
  definition: ModuleDefinition<TFilters, TRow>
  columns: readonly ExportColumn<TRow>[]
  search: ListSearch & Search & { [name in keyof TFilters]: string }
  total: number | null | undefined
  onClose: () => void
}

/** Exports the rows of a list that its filters match. */
export function ListExport<TFilters extends Filters, TRow extends { id: string }>(
  props: ListExportProps<TFilters, TRow>,
) {
  const { definition, columns, search, total, onClose } = props
  return (
    <ExportDialog
      noun={definition.noun}
      columns={columns}
      filters={filterLabels(definition, search)}
      search={search.search}
      readPage={(page, signal) => loadPage(definition, { ...search, page }, signal)}
      total={total}
      onClose={onClose}
    />
  )
}
