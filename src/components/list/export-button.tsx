import { Download } from 'lucide-react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { ToolButton } from './tool-button'
import type { ListState } from './use-list'

const LazyListExport = lazyOverlay(() => import('@/components/export/list-export'))

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
