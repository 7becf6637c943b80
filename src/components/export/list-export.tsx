import { filterLabels, type Filters, type Search, type SearchOf } from '@/api/list'
import { fetchPage } from '@/api/queries'
import type { Resource } from '@/api/resource'
import type { ExportColumn } from '@/lib/export-file'
import { ExportDialog } from './export-dialog'

interface ListExportProps<TFilters extends Filters, TRow> {
  search: SearchOf<TFilters> & Search
  total: number | null | undefined
  selected?: ReadonlyMap<string, TRow>
  onClose: () => void
}

export function listExport<TFilters extends Filters, TRow extends { id: string }>(
  resource: Resource<TFilters, TRow>,
  columns: readonly ExportColumn<TRow>[],
) {
  return function ListExport({ search, ...props }: ListExportProps<TFilters, TRow>) {
    return (
      <ExportDialog
        noun={resource.noun}
        columns={columns}
        filters={filterLabels(resource, search)}
        search={search.search}
        readPage={(page, signal) => fetchPage(resource, { ...search, page }, signal)}
        {...props}
      />
    )
  }
}
