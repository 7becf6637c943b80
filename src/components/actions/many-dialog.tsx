import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { fetchBeforeChange, fetchWithHistory } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import { useIsPermitted } from '@/api/permissions'
import type { Resource } from '@/api/resource'
import { isolate } from '@/lib/isolate'
import CannotOpen from './cannot-open'
import { divide, reasonText, type ManyAction, type ManySource } from './divide'
import { ManyQuestion } from './many-question'
import { Permitted } from './permitted'
import { requestFor } from './question-form'
import { outcomeIn, type LatestActions } from './record-action'
import { Run, type RunItem } from './run'
import { RunDialog } from './run-dialog'
import { useRun } from './use-run'
import { wayBackOf } from './way-back'

const NONE = { items: [], leftOut: [] }

interface Started {
  answer: string
  title: string
  /** The index of the duration. */
  duration?: string
}

/** The form of an action: instead of the question, or of the kind "many". */
export interface ManyFormProps<TRow> {
  /** The selected rows. */
  rows: readonly TRow[]
  action: ManyAction
  /** Starts a run of its own. */
  onStart: (run: Run) => void
  /** Starts the action on its items. The `value` of an item replaces the answer. */
  startRun: (of: ManyAction, started: Started) => void
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
  const runner = useRun(`${name} ${noun[1]}`)
  const { run, start } = runner
  // Later changes of the selection must not change what the dialog says.
  const [rows] = useState(props.rows)
  const [action] = useState(() => divide(rows, name, source))
  /** The records right before their requests. */
  const [befores] = useState(() => new Map<string, LatestActions>())

  /** A record that somebody has changed since the question is left out. */
  async function check(item: RunItem) {
    const latest = await fetchWithHistory(resource, item)
    if (!latest) return 'It no longer exists'
    const { record, history } = latest
    befores.set(item.id, { actions: source.getActions(record), history })
    const {
      items: [now],
      leftOut: [leftOut],
    } = divide([record], name, source) ?? NONE
    if (leftOut) return reasonText(leftOut)
    // The row may not have an amount.
    const isSameAmount = item.amount === null || now?.amount === item.amount
    if (isSameAmount && now?.asked === item.asked) return null
    const isSameHolder = now?.holder?.id === item.holder?.id
    return now?.holder?.name && !isSameHolder
      ? `It has been assigned to ${isolate(now.holder.name)} meanwhile`
      : 'It has changed meanwhile'
  }
  async function isDone(item: RunItem, answer: string) {
    const latest = await fetchBeforeChange(resource, item)
    const actions = latest && source.getActions(latest)
    return outcomeIn(actions && { actions }, name, item, {
      record: item,
      answer: item.value ?? answer,
    })
  }
  function toWayBack(item: RunItem, answer: string) {
    const before = befores.get(item.id)
    async function readActions() {
      const latest = await fetchWithHistory(resource, item)
      return latest && { actions: source.getActions(latest.record), history: latest.history }
    }
    return wayBackOf({ record: item, name, answer, before, readActions })
  }
  function startRun(of: ManyAction, { answer, title, duration = '' }: Started) {
    start(
      new Run({
        title,
        noun,
        done: of.many.done,
        items: of.items.map((item) => ({
          ...item,
          request: requestFor(item.request, of.ask, { duration }),
        })),
        answer,
        check,
        toWayBack: (item) => toWayBack(item, item.value ?? answer),
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
      // What should have followed and was not done is left to do, and so is what was undone.
      const hasDone = state.state.is === 'done' && !state.state.message
      if (hasDone !== run.isUndo) done.push(item.id)
      else left.add(item.id)
    }
    onDone(done)
    onNotDone(left)
  })
  // When the dialog is gone, so that screen readers announce the change. Back closes it too.
  useEffect(() => () => updateSelection(), [])

  if (run) return <RunDialog run={run} runner={runner} onClose={onClose} />
  if (!action) return <CannotOpen reason={`No ${noun[1]} selected`} onClose={onClose} />
  if (form) return form({ rows, action, onStart: start, startRun, onClose })
  return (
    <ManyQuestion
      // The answer for some records is not one for others.
      name={[name, noun[1], ...action.items.map(({ id }) => id).toSorted()].join(' ')}
      action={action}
      noun={noun}
      onStart={(answer, title, duration) => startRun(action, { answer, title, duration })}
      onClose={onClose}
    />
  )
}
