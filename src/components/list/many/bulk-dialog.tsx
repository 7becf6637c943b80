import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useIsPermitted } from '@/api/permissions'
import { fetchLatest } from '@/api/queries'
import { Permitted } from '@/components/actions/permitted'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import type { ListState } from '@/components/list/use-list'
import { toast } from '@/lib/toast'
import { bulkAction, reasonText, type BulkAction, type BulkSource } from './bulk-action'
import { BulkQuestion } from './bulk-question'
import { Run, type RunItem } from './run'
import { RunDialog } from './run-dialog'
import { useRun } from './use-run'
import type { Selection } from './use-selection'

interface BulkDialogProps<TRow extends { id: string }> extends BulkSource<TRow> {
  list: Pick<ListState<TRow>, 'resource' | 'rows' | 'rowResource'>
  selection: Selection<TRow>
  /** The name of the action. */
  name: string
  onClose: () => void
}

/** An action on the selected rows: the question, then the run. */
function BulkDialog<TRow extends { id: string }>(props: BulkDialogProps<TRow>) {
  const { list, selection, name, onClose, getActions: ofRow, ...source } = props
  const getActions = useOfferedActions(list.rowResource, ofRow)
  const { noun } = list.resource
  const { run, start, resume, retry, leave } = useRun(`${name} ${noun[1]}`)
  // Later changes of the selection must not change what the dialog says.
  const [action] = useState(() =>
    bulkAction([...selection.selected.values()], name, { ...source, getActions }),
  )
  const isEmpty = !run && !action
  const reportEmpty = useEffectEvent(() => {
    toast.warning(`No ${noun[1]} selected`)
    onClose()
  })
  useEffect(() => {
    if (isEmpty) reportEmpty()
  }, [isEmpty])

  function startRun(of: BulkAction, answer: string, title: string) {
    async function isDone({ id, name: itemName }: RunItem) {
      const row = await fetchLatest(list.rowResource, { id, name: itemName })
      const current = row && getActions(row)[name]
      return current?.kind !== 'link' && current?.many?.isDone?.(answer) === true
    }
    start(
      new Run({
        title,
        noun,
        done: of.many.done,
        items: of.items,
        answer,
        isDone: of.many.isDone && isDone,
        leftOut: of.leftOut.map((row) => ({ ...row, message: reasonText(row) })),
      }),
    )
  }

  const updateSelection = useEffectEvent(() => {
    if (!run) return
    const left = new Set<string>()
    const done: string[] = []
    for (const { item, state } of run.batch.entries) {
      if (state.state.is === 'done') done.push(item.id)
      else left.add(item.id)
    }
    selection.deselect(done)
    // After a sign-in, nothing is selected.
    selection.select(
      (list.rows ?? []).filter(({ id }) => left.has(id) && !selection.selected.has(id)),
    )
  })
  // Back closes the dialog too.
  useEffect(() => () => updateSelection(), [])

  if (run) {
    return (
      <RunDialog run={run} onResume={resume} onRetry={retry} onLeave={leave} onClose={onClose} />
    )
  }
  return (
    action && (
      <BulkQuestion
        // The answer for some records is not one for others.
        name={[name, noun[1], ...action.items.map(({ id }) => id).toSorted()].join(' ')}
        action={action}
        noun={noun}
        onStart={(answer, title) => startRun(action, answer, title)}
        onClose={onClose}
      />
    )
  )
}

function PermittedBulkDialog<TRow extends { id: string }>(props: BulkDialogProps<TRow>) {
  const isPermitted = useIsPermitted(props.list.rowResource)
  return (
    <Permitted isPermitted={isPermitted(props.name)} onClose={props.onClose}>
      <BulkDialog {...props} />
    </Permitted>
  )
}

interface LazyBulkDialogProps {
  render: (Dialog: typeof PermittedBulkDialog) => ReactNode
  onClose: () => void
}

/** A lazy component has no type parameters. With `render`, the caller knows the type of the rows. */
export default function LazyBulkDialog({ render }: LazyBulkDialogProps) {
  return render(PermittedBulkDialog)
}
