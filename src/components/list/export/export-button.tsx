import { Download } from 'lucide-react'
import { ToolButton } from '@/components/list/tool-button'
import type { ListState } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'

const LazyListExport = lazyOverlay(() => import('./list-export'))

type Dialogs = { dialog: 'export' }

export function ExportButton() {
  const { openDialog } = useDialogParam<Dialogs>()
  return <ToolButton icon={Download} label="Export" onClick={() => openDialog('export')} />
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
