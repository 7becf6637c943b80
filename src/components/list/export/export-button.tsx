import { Download } from 'lucide-react'
import { ToolButton } from '@/components/list/tool-button'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { exportCells, exportColumns } from '@/domain/export-columns'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'

const ExportDialog = lazyOverlay(() => import('./export-dialog'))

type Dialogs = { dialog: 'export' }

export function ExportButton() {
  const { openDialog } = useDialogParam<Dialogs>()
  return <ToolButton icon={Download} label="Export" onClick={() => openDialog('export')} />
}

interface OpenExportProps<TRow extends { id: string }> {
  list: List<TRow>
  selected: ReadonlyMap<string, TRow>
  fields: Fields<TRow>
}

/** The dialog that the button opens. */
export function OpenExport<TRow extends { id: string }>(props: OpenExportProps<TRow>) {
  const { list, selected, fields } = props
  const { closeDialog } = useDialogParam<Dialogs>()
  const { resource, search, labels, filterKey } = list.params
  const { data, rows, readPage } = list.loaded
  const columns = exportColumns(fields)
  const toRow = (row: TRow) => ({ id: row.id, cells: exportCells(columns, row) })
  return (
    <ExportDialog
      // An export must not continue with other filters. They may change late, because the search is
      // debounced.
      key={filterKey}
      resource={resource}
      columns={columns}
      filters={labels()}
      search={search.search}
      total={rows && data?.total}
      selectedCount={selected.size}
      getSelected={() => [...selected.values()].map(toRow)}
      readPage={async (page, signal) => {
        const response = await readPage(page, signal)
        return { ...response, rows: response.rows.map(toRow) }
      }}
      onClose={closeDialog}
    />
  )
}
