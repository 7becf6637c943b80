import type { RecordActions } from '@/components/actions/record-action'
import type { ListState } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { SelectedCount } from './selection-bar'
import type { Selection } from './use-selection'

// While it loads, more rows can be selected.
const LazySelectedActions = lazyOverlay(() => import('./selected-actions'), {
  fallback: null,
})
const LazyBulkDialog = lazyOverlay(() => import('./bulk-dialog'))

interface SelectedProps<TRow extends { id: string }> {
  list: ListState<TRow>
  selection: Selection<TRow>
  getName: (row: TRow) => string
}

interface RowSelectionProps<TRow extends { id: string }> extends SelectedProps<TRow> {
  getActions: ((row: TRow) => RecordActions) | undefined
  bulkLabel: string | undefined
}

/** The bar of the selected rows. */
export function RowSelection<TRow extends { id: string }>(props: RowSelectionProps<TRow>) {
  const { list, selection } = props
  const { selected, clear } = selection
  return (
    <>
      <SelectedCount count={selected.size} noun={list.resource.noun} />
      {selected.size > 0 && (
        <LazySelectedActions render={(Actions) => <Actions {...props} />} onClose={clear} />
      )}
    </>
  )
}

interface OpenBulkProps<TRow extends { id: string }> extends SelectedProps<TRow> {
  getActions: (row: TRow) => RecordActions
  fields: Fields<TRow>
  /** The name of the action. */
  name: string
}

/** The dialog of an action on the selected rows. */
export function OpenBulk<TRow extends { id: string }>(props: OpenBulkProps<TRow>) {
  const { closeDialog } = useDialogParam()
  return (
    <LazyBulkDialog
      key={props.name}
      render={(Dialog) => <Dialog {...props} onClose={closeDialog} />}
      onClose={closeDialog}
    />
  )
}
