import { Link } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { Download, Undo2 } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { DialogFooter } from '@/components/overlays/dialog'
import { BusyNote } from '@/components/ui/busy-note'
import { Button, buttonVariants } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { BatchState } from '@/lib/batch'
import { formatCount, formatQuantity } from '@/lib/format'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import { useChanges } from '@/memory/changes'
import type { Run } from './run'
import { RunRows } from './run-rows'
import { createUndoRun } from './undo-run'
import type { useRun } from './use-run'

type Phase = 'running' | 'paused' | 'stopping' | 'stopped' | 'over'

function phaseOf({ status, counts, queued }: BatchState): Phase {
  if (status === 'running' || status === 'paused') return status
  if (counts.sent > 0) return 'stopping'
  return queued > 0 ? 'stopped' : 'over'
}

/** What "Try again" does with lost requests. */
function retryHint({ canCheck }: Run, { counts }: BatchState) {
  if (counts.unknown === 0) return ''
  return canCheck
    ? '“Try again” reads what is not known once more before it sends anything.'
    : 'No record shows whether a lost request was carried out: “Try again” sends it again.'
}

/** What the question had left out. The headline counts what was left out since. */
function describeLeftOut({ leftOut: { length }, leftOutWord, noun }: Run) {
  if (leftOutWord === 'Skipped') return `${formatQuantity(length, 'row', 'rows')} skipped.`
  return `${formatQuantity(length, ...noun)} left out before the start.`
}

interface RunDialogProps {
  run: Run
  runner: ReturnType<typeof useRun>
  onClose: () => void
}

/** The progress and the results of a run. Stays open until the user closes it. */
export function RunDialog({ run, runner, onClose }: RunDialogProps) {
  const state = useSelector(run.batch.store)
  const phase = phaseOf(state)
  const { done } = state.counts
  const total = run.batch.entries.length
  const left = total - done
  const leftOut = run.leftOut.length
  const isActive = phase === 'running' || phase === 'paused' || phase === 'stopping'
  const quantity = (count: number) => formatQuantity(count, ...run.noun)
  return (
    <FormDialog
      title={run.title}
      isChanged={left > 0}
      restored={null}
      isSaving={false}
      onClose={onClose}
      onLeave={runner.leave}
      className="max-w-2xl"
      prompt={
        isActive
          ? {
              title: 'Stop and close?',
              text: `${formatCount(done)} of ${quantity(total)} ${total === 1 ? 'is' : 'are'} ${run.done}. Requests in progress finish, and the rest is not started.`,
              stay: 'Keep going',
              leave: 'Stop and close',
            }
          : {
              title: `Close with ${quantity(left)} not ${run.done}?`,
              text: `${run.summary(state)}. The results are not kept.`,
              stay: 'Keep open',
              leave: 'Close',
              leading: <DownloadResults run={run} />,
            }
      }
    >
      {(close) => (
        <>
          <div className="flex flex-col gap-near">
            <p role="status">{headline({ run, phase, state })}</p>
            <Progress
              label="Progress"
              value={total === 0 ? 1 : (total - state.counts.waiting) / total}
            />
            <p className="text-muted-foreground">
              {isActive
                ? `${formatCount(total - state.counts.waiting - state.counts.sent)} of ${quantity(total)}`
                : [retryHint(run, state), leftOut > 0 && describeLeftOut(run), run.note]
                    .filter(Boolean)
                    .join(' ')}
            </p>
          </div>
          <RunRows run={run} isOver={!isActive} />
          {isActive ? (
            <ActiveFooter isStopping={phase === 'stopping'} onStop={run.batch.stop} />
          ) : (
            <OverFooter run={run} onUndo={runner.start} onClose={close}>
              {left === 0 ? undefined : phase === 'stopped' ? (
                <Button onClick={runner.resume}>Continue</Button>
              ) : (
                <Button onClick={runner.retry}>Try again</Button>
              )}
            </OverFooter>
          )}
        </>
      )}
    </FormDialog>
  )
}

interface HeadlineProps {
  run: Run
  phase: Phase
  state: BatchState
}

/** Changes only with the phase, because screen readers announce each change. */
function headline({ run, phase, state }: HeadlineProps) {
  switch (phase) {
    case 'running':
      return 'In progress…'
    case 'paused':
      return state.resumesAt === null ? (
        'You are offline. It goes on once you are connected.'
      ) : (
        <BusyNote until={state.resumesAt} />
      )
    case 'stopping':
      return 'Stopping…'
    case 'stopped':
    case 'over':
      return run.summary(state)
  }
}

/** The buttons under the pointer have changed, and the button that had the focus is gone. */
function useNewFooter() {
  const footer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ignorePressesBriefly()
    const buttons = footer.current?.querySelectorAll('button') ?? []
    ;[...buttons].at(-1)?.focus()
  }, [])
  return footer
}

export function ActiveFooter({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <DialogFooter ref={useNewFooter()}>
      <Button variant="outline" loading={isStopping} onClick={onStop}>
        Stop
      </Button>
    </DialogFooter>
  )
}

const DownloadResults = ({ run }: { run: Run }) => (
  <Button variant="outline" className="sm:mr-auto" onClick={() => run.saveResults()}>
    <Download />
    Download results
  </Button>
)

interface OverFooterProps {
  run: Run
  /** Called with the run that undoes this one. */
  onUndo: (run: Run) => void
  onClose: () => void
  children: ReactNode
}

export function OverFooter({ run, onUndo, onClose, children }: OverFooterProps) {
  const changes = useChanges().filter((change) => change.run === run.batch.key && change.wayBack)
  return (
    <DialogFooter ref={useNewFooter()}>
      <DownloadResults run={run} />
      {run.found !== undefined && (
        <Link
          to="."
          search={{ search: run.found }}
          preload={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          {`Show these ${run.noun[1]}`}
        </Link>
      )}
      {changes.length > 0 && (
        <Button
          variant="outline"
          onClick={() => onUndo(createUndoRun({ noun: run.noun, changes }))}
        >
          <Undo2 />
          Undo
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      {children}
    </DialogFooter>
  )
}
