import { useEffect, useEffectEvent, useState } from 'react'
import { useIsPermitted } from '@/api/permissions'
import type { ResourceName } from '@/api/resource'
import { Permitted } from '@/components/actions/permitted'
import { useCannotOpen } from '@/components/actions/use-cannot-open'
import { reasonText, type ManyAction } from './many-action'
import { ManyQuestion } from './many-question'
import { Run, type RunItem } from './run'
import { RunDialog } from './run-dialog'
import { useRun } from './use-run'

interface ManyDialogProps {
  resource: ResourceName
  /** The name of the action. */
  name: string
  /** The action on the selected rows. Undefined if none is selected. */
  action: ManyAction | undefined
  /** Reads a record, and says whether it shows the change. */
  isDone: (item: RunItem, answer: string) => Promise<boolean>
  onDone: (ids: readonly string[]) => void
  /** Called with the ids of what is not done when the dialog of a run closes. */
  onNotDone: (ids: ReadonlySet<string>) => void
  onClose: () => void
}

/** An action on the selected rows: the question, then the run. */
export default function ManyDialog(props: ManyDialogProps) {
  const isPermitted = useIsPermitted(props.resource)
  return (
    <Permitted isPermitted={isPermitted(props.name)} onClose={props.onClose}>
      <PermittedDialog {...props} />
    </Permitted>
  )
}

function PermittedDialog(props: ManyDialogProps) {
  const { resource, name, isDone, onDone, onNotDone, onClose } = props
  const { noun } = resource
  const { run, start, resume, retry, leave } = useRun(`${name} ${noun[1]}`)
  // Later changes of the selection must not change what the dialog says.
  const [action] = useState(props.action)
  useCannotOpen(run || action ? null : `No ${noun[1]} selected`, onClose)

  function startRun(of: ManyAction, answer: string, title: string) {
    start(
      new Run({
        title,
        noun,
        done: of.many.done,
        items: of.items,
        answer,
        isDone: of.many.showsChange && ((item) => isDone(item, answer)),
        leftOut: of.leftOut.map((row) => ({ ...row, message: reasonText(row) })),
      }),
    )
  }
  const updateSelection = useEffectEvent(() => {
    if (!run) return
    const done: string[] = []
    const left = new Set<string>()
    for (const { item, state } of run.batch.entries) {
      if (state.state.is === 'done') done.push(item.id)
      else left.add(item.id)
    }
    onDone(done)
    onNotDone(left)
  })
  // When the dialog is gone, so that screen readers announce the change. Back closes it too.
  useEffect(() => () => updateSelection(), [])

  if (run) {
    return (
      <RunDialog run={run} onResume={resume} onRetry={retry} onLeave={leave} onClose={onClose} />
    )
  }
  return (
    action && (
      <ManyQuestion
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
