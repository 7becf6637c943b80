import { Link } from '@tanstack/react-router'
import { MAY_BE_DONE } from '@/api/query-client'
import type { ResourceName } from '@/api/resource'
import type { Run } from '@/components/actions/run'
import { RunDialog } from '@/components/actions/run-dialog'
import { createUndoRun } from '@/components/actions/undo-run'
import { useRun } from '@/components/actions/use-run'
import { typedLink } from '@/components/fields/record-link'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { UndoButton } from '@/components/toast/undo-button'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DayAndTime } from '@/components/ui/date-time'
import { TEXT_LINK } from '@/components/ui/links'
import { formatCount, shorten } from '@/lib/format'
import { useChanges, type Change } from '@/memory/changes'
import { listModules } from '@/modules'

/** The module of the resource that a path belongs to: `/crm/order/{id}/refund` is an order's. */
const findModule = (path: string) =>
  listModules.find(({ resource }) => `${path}/`.startsWith(`${resource.path}/`))

const MAX_SHOWN = 500

/** What this tab has changed, and failed to change, since the administrator signed in. */
export function MyChanges({ onClose }: { onClose: () => void }) {
  const changes = useChanges()
  const runner = useRun('undo changes')
  const { run, start } = runner
  if (run) return <RunDialog run={run} runner={runner} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="My changes" className="max-w-xl">
        <DialogBody>
          {changes.length === 0 ? (
            <p className="text-muted-foreground">
              Nothing yet. What you change in this tab is listed here until you reload it or sign
              out, and so is what fails.
            </p>
          ) : (
            <ol aria-label="Changes" className="later:border-t">
              {changes.slice(0, MAX_SHOWN).map((change) => (
                <ChangeRow
                  key={change.key}
                  change={change}
                  ofRun={isFirstOfRun(change, changes) ? undoableOfRun(change, changes) : []}
                  onUndo={start}
                />
              ))}
            </ol>
          )}
        </DialogBody>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}

/** The changes of the same bulk action that can still be undone. */
const undoableOfRun = ({ run }: Change, changes: readonly Change[]) =>
  run ? changes.filter((other) => other.run === run && other.wayBack) : []

const isFirstOfRun = (change: Change, changes: readonly Change[]) =>
  changes.find(({ run }) => run === change.run) === change

interface ChangeRowProps {
  change: Change
  /** The latest change of a bulk action shows "Undo all". */
  ofRun: readonly Change[]
  onUndo: (run: Run) => void
}

function ChangeRow({ change, ofRun, onUndo }: ChangeRowProps) {
  const { title, detail, note, path, id, at, failure, wayBack, isUndone } = change
  const module = findModule(path)
  const link = module && id && typedLink(module.resource.param, { id, name: detail })
  const text = (
    <bdi translate={detail ? 'no' : undefined}>{shorten(detail || (module?.name ?? ''))}</bdi>
  )
  return (
    <li className="flex gap-near py-2.5">
      {module && <module.icon className="mt-1 size-4 shrink-0 text-muted-foreground" />}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-near">
          <span>{title}</span>
          {failure &&
            (failure.isLost ? (
              <Badge color="orange">Not known</Badge>
            ) : (
              <Badge color="red">Failed</Badge>
            ))}
          {isUndone && <Badge color="gray">Undone</Badge>}
        </p>
        {module ? (
          <Link {...(link || { to: module.to })} preload={false} className={TEXT_LINK}>
            {text}
          </Link>
        ) : (
          text
        )}
        {note && <p className="text-sm text-muted-foreground">{shorten(note)}</p>}
        {failure && (
          <p dir="auto" className="mt-1 whitespace-pre-line text-muted-foreground">
            {failure.message}
          </p>
        )}
        {failure?.isLost && <p className="text-muted-foreground">{MAY_BE_DONE}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <DayAndTime at={new Date(at).toISOString()} className="text-muted-foreground" />
        {wayBack && <UndoButton wayBack={wayBack} label={`Undo ${title}, ${detail}`} />}
        {module && ofRun.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              const { noun }: ResourceName = module.resource
              onUndo(createUndoRun({ noun, changes: ofRun }))
            }}
          >
            {`Undo all ${formatCount(ofRun.length)}`}
          </Button>
        )}
      </div>
    </li>
  )
}
