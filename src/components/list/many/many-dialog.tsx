import { useState } from 'react'
import { useIsPermitted } from '@/api/permissions'
import type { ResourceName } from '@/api/resource'
import { Permitted } from '@/components/actions/permitted'
import { useRefusal } from '@/components/actions/use-refusal'
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
  onLeft: (ids: ReadonlySet<string>) => void
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
  const { resource, name, isDone, onDone, onLeft, onClose } = props
  const { noun } = resource
  const { run, start, resume, retry, leave } = useRun(`${name} ${noun[1]}`, updateSelection)
  // Later changes of the selection must not change what the dialog says.
  const [action] = useState(props.action)
  useRefusal(run || action ? null : `No ${noun[1]} selected`, onClose)

  function startRun(of: ManyAction, answer: string, title: string) {
    start(
      new Run({
        title,
        noun,
        done: of.many.done,
        items: of.items,
        answer,
        isDone: of.many.isDone && ((item) => isDone(item, answer)),
        leftOut: of.leftOut.map((row) => ({ ...row, message: reasonText(row) })),
      }),
    )
  }
  function updateSelection({ batch }: Run) {
    const done = batch.entries.filter(({ state }) => state.state.is === 'done')
    onDone(done.map(({ item }) => item.id))
  }
  function close(of: Run) {
    updateSelection(of)
    const left = of.batch.entries.filter(({ state }) => state.state.is !== 'done')
    onLeft(new Set(left.map(({ item }) => item.id)))
  }

  if (run) {
    return (
      <RunDialog
        run={run}
        onResume={resume}
        onRetry={retry}
        onLeave={() => {
          leave()
          close(run)
        }}
        onClose={() => {
          close(run)
          onClose()
        }}
      />
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
