import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { fetchBeforeChange } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import { useIsPermitted } from '@/api/permissions'
import type { Resource } from '@/api/resource'
import CannotOpen from './cannot-open'
import { divide, reasonText, type ManyAction, type ManySource } from './divide'
import { ManyQuestion } from './many-question'
import { Permitted } from './permitted'
import { showsDone } from './record-action'
import { Run, type RunItem } from './run'
import { RunDialog } from './run-dialog'
import { useRun } from './use-run'

const NONE = { items: [], leftOut: [] }

/** The form of an action of the kind "many". It starts a run of its own. */
export interface ManyFormProps<TRow> {
  /** The selected rows. */
  rows: readonly TRow[]
  action: ManyAction
  onStart: (run: Run) => void
  onClose: () => void
}
export type ManyForm<TRow> = (props: ManyFormProps<TRow>) => ReactNode

interface ManyDialogProps<TRow extends { id: string }> {
  resource: Resource<Filters, TRow>
  /** The name of the action. */
  name: string
  /** The selected rows. */
  rows: readonly TRow[]
  source: ManySource<TRow>
  /** Replaces the question. */
  form?: ManyForm<TRow> | undefined
  onDone: (ids: readonly string[]) => void
  /** Called with the ids of what is not done when the dialog of a run closes. */
  onNotDone: (ids: ReadonlySet<string>) => void
  onClose: () => void
}

/** An action on the selected rows: the question, then the run. */
export default function ManyDialog<TRow extends { id: string }>(props: ManyDialogProps<TRow>) {
  const isPermitted = useIsPermitted(props.resource)
  return (
    <Permitted isPermitted={isPermitted(props.name)} onClose={props.onClose}>
      <PermittedDialog {...props} />
    </Permitted>
  )
}

function PermittedDialog<TRow extends { id: string }>(props: ManyDialogProps<TRow>) {
  const { resource, name, source, form, onDone, onNotDone, onClose } = props
  const { noun } = resource
  const { run, start, resume, retry, leave } = useRun(`${name} ${noun[1]}`)
  // Later changes of the selection must not change what the dialog says.
  const [rows] = useState(props.rows)
  const [action] = useState(() => divide(rows, name, source))

  /** A record that somebody has changed since the question is left out. */
  async function check(item: RunItem) {
    const latest = await fetchBeforeChange(resource, item)
    if (!latest) return 'It no longer exists'
    const {
      items: [now],
      leftOut: [leftOut],
    } = divide([latest], name, source) ?? NONE
    if (leftOut) return reasonText(leftOut)
    // The row may not have an amount.
    const isSameAmount = item.amount === null || now?.amount === item.amount
    return isSameAmount && now?.asked === item.asked ? null : 'It has changed meanwhile'
  }
  async function isDone(item: RunItem, answer: string) {
    const latest = await fetchBeforeChange(resource, item)
    return showsDone(latest && source.getActions(latest), name, item, item.value ?? answer)
  }
  function startRun(of: ManyAction, answer: string, title: string) {
    start(
      new Run({
        title,
        noun,
        done: of.many.done,
        items: of.items,
        answer,
        check,
        isDone: of.canCheck ? (item) => isDone(item, answer) : undefined,
        leftOut: of.leftOut.map((row) => ({ ...row, message: reasonText(row) })),
      }),
    )
  }
  const updateSelection = useEffectEvent(() => {
    if (!run) return
    const done: string[] = []
    const left = new Set<string>()
    for (const { item, state } of run.batch.entries) {
      // What should have followed and was not done is left to do.
      if (state.state.is === 'done' && !state.state.message) done.push(item.id)
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
  if (!action) return <CannotOpen reason={`No ${noun[1]} selected`} onClose={onClose} />
  if (form) return form({ rows, action, onStart: start, onClose })
  return (
    <ManyQuestion
      // The answer for some records is not one for others.
      name={[name, noun[1], ...action.items.map(({ id }) => id).toSorted()].join(' ')}
      action={action}
      noun={noun}
      onStart={(answer, title) => startRun(action, answer, title)}
      onClose={onClose}
    />
  )
}
