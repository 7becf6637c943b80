import type { Search } from '@/api/list'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useHeld } from '@/hooks/use-held'
import type { List } from './use-list'

const OpenRowDialog = lazyOverlay(() => import('./open-row-dialog'))

interface RowDialogProps<TRow extends { id: string }> {
  list: List<TRow>
}

/** The dialog of an action on a row that has no details endpoint: `?dialog=edit&category=<id>`. */
export function RowDialog<TRow extends { id: string }>({ list }: RowDialogProps<TRow>) {
  const { dialog, [list.definition.resource.param]: id } = list.params.search
  if (typeof id !== 'string' || typeof dialog !== 'string') return null
  return <DialogOfRow key={`${id} ${dialog}`} {...{ list, id, dialog }} />
}

interface DialogOfRowProps<TRow extends { id: string }> extends RowDialogProps<TRow> {
  id: string
  dialog: string
}

function DialogOfRow<TRow extends { id: string }>({ list, id, dialog }: DialogOfRowProps<TRow>) {
  const { resource, getName, actions } = list.definition
  const { rows } = list.loaded
  const getActions = useOfferedActions(resource, actions)
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
