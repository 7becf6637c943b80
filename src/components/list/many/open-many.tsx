import type { RecordActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import type { Fields } from '@/domain/field'
import { useDialogParam } from '@/hooks/use-dialog-param'
import type { Selection } from './use-selection'

const ManyDialog = lazyOverlay(() => import('@/components/actions/many-dialog'))

interface OpenManyProps<TRow extends { id: string }> {
  list: List<TRow>
  selection: Selection<TRow>
  actions: (row: TRow) => RecordActions
  fields: Fields<TRow>
  /** The name of the action. */
  name: string
}

/** The dialog of an action on the selected rows. */
export function OpenMany<TRow extends { id: string }>(props: OpenManyProps<TRow>) {
  const { list, fields, name } = props
  const { resource, getName, manyForms, relate = (rows) => rows } = list.definition
  const { selected, select, deselect } = props.selection
  const getActions = useOfferedActions(resource, props.actions)
  const { closeDialog } = useDialogParam()
  return (
    <ManyDialog
      key={name}
      resource={resource}
      name={name}
      rows={relate([...selected.values()])}
      source={{ getName, getActions, fields }}
      form={manyForms?.[name]}
      onDone={deselect}
      onNotDone={(ids) =>
        // After a sign-in, nothing is selected.
        select((list.loaded.rows ?? []).filter(({ id }) => ids.has(id) && !selected.has(id)))
      }
      onClose={closeDialog}
    />
  )
}
