import { Download } from 'lucide-react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'
import type { ListState } from './use-list'

const LazyListExport = lazyOverlay(() => import('@/components/export/list-export'))

type Dialogs = { dialog: 'export' }

export function ExportButton() {
  const { openDialog } = useDialogParam<Dialogs>()
  return (
    <Button
      variant="ghost"
      tooltip="Export"
      className="@max-wide/list:w-control @max-wide/list:px-0 @wide/list:after:hidden!"
      onClick={() => openDialog('export')}
    >
      <Download />
      <span className="@max-wide/list:sr-only">Export</span>
    </Button>
  )
}

interface OpenExportProps<TRow extends { id: string }> {
  list: ListState<TRow>
  fields: Fields<TRow>
  selected: ReadonlyMap<string, TRow> | undefined
}

/** The dialog that the button opens. */
export function OpenExport<TRow extends { id: string }>(props: OpenExportProps<TRow>) {
  const { closeDialog } = useDialogParam<Dialogs>()
  return (
    <LazyListExport
      render={(Export) => <Export {...props} onClose={closeDialog} />}
      onClose={closeDialog}
    />
  )
}
