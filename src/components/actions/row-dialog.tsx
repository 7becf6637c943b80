import type { Search } from '@/api/list'
import type { ResourceName } from '@/api/resource'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useHeld } from '@/hooks/use-held'
import type { RecordActions } from './record-action'
import { useOfferedActions } from './use-offered-actions'

const OpenRowDialog = lazyOverlay(() => import('./open-row-dialog'))

interface RowDialogProps<TRow> {
  resource: ResourceName
  /** Undefined until they have loaded. */
  rows: readonly TRow[] | undefined
  getName: (row: TRow) => string
  getActions: (row: TRow) => RecordActions
  id: string | undefined
  dialog: string | undefined
}

/** The dialog of an action on a row that has no details endpoint: `?dialog=edit&category=<id>`. */
export function RowDialog<TRow extends { id: string }>({
  id,
  dialog,
  ...props
}: RowDialogProps<TRow>) {
  if (id === undefined || dialog === undefined) return null
  return <DialogOfRow key={`${id} ${dialog}`} id={id} dialog={dialog} {...props} />
}

interface DialogOfRowProps<TRow> extends RowDialogProps<TRow> {
  id: string
  dialog: string
}

function DialogOfRow<TRow extends { id: string }>(props: DialogOfRowProps<TRow>) {
  const { resource, rows, getName, id, dialog } = props
  const getActions = useOfferedActions(resource, props.getActions)
  const { closeDialog } = useDialogParam<Search>(resource.param)
  const current = rows?.find((row) => row.id === id)
  // A refetch may move the row to another page. The dialog stays open and keeps its unsaved text.
  const row = useHeld(current, current !== undefined)
  return (
    <OpenRowDialog
      resource={resource}
      id={id}
      record={row && { id, name: getName(row) }}
      actions={row ? getActions(row) : {}}
      isMissing={rows !== undefined && row === undefined}
      dialog={dialog}
      onClose={closeDialog}
    />
  )
}
