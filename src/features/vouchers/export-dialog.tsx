import { TriangleAlert } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { formatCount } from '@/lib/format'
import { filterWords, type ExportFilters } from './export'
import type { Reading } from './read-all'
import type { Voucher } from './schema'
import { countOf, useExport } from './use-export'

interface ExportDialogProps {
  filters: ExportFilters
  /** How many vouchers they match; nobody may know yet. */
  total: number | null | undefined
  selected: ReadonlyMap<string, Voucher>
  onClose: () => void
}

/** Writes a CSV of the selected vouchers, or of all that the filters match. */
export function ExportDialog({ filters, total, selected, onClose }: ExportDialogProps) {
  const canChoose = selected.size > 0
  const [wantsAll, setWantsAll] = useState(false)
  // What was selected may be no more by now.
  const isAll = wantsAll || !canChoose
  const { isPending, progress, partial, ...save } = useExport(filters, onClose)
  const isEmpty = isAll && total === 0

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Export Vouchers"
        className="max-w-lg"
        // Only who means it breaks off what may have taken minutes.
        onInteractOutside={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        <DialogBody className="min-h-28">
          {isPending && isAll ? (
            <ReadingOn {...(progress ?? { read: 0, total })} />
          ) : partial ? (
            <NotWhole reading={partial} />
          ) : (
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 text-muted-foreground">
                What the CSV file, for Excel and other spreadsheets, is to hold
              </legend>
              {canChoose && (
                <Choice isChosen={!isAll} onChoose={() => setWantsAll(false)}>
                  Selected vouchers ({formatCount(selected.size)})
                </Choice>
              )}
              <Choice
                isChosen={isAll}
                onChoose={() => setWantsAll(true)}
                detail={filterWords(filters).join(', ') || 'No filter is set'}
              >
                {typeof total === 'number'
                  ? `All ${formatCount(total)} that match the filters`
                  : 'All that match the filters'}
              </Choice>
            </fieldset>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {partial && !isPending && partial.ids.size > 0 && (
            <Button variant="outline" onClick={() => save.savePartial(partial)}>
              Save what is there
            </Button>
          )}
          <Button
            loading={isPending}
            disabled={isEmpty}
            onClick={() => (isAll ? save.saveAll() : save.saveSelected([...selected.values()]))}
          >
            {partial ? 'Try again' : 'Export'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  detail?: string
  children: ReactNode
}

function Choice({ isChosen, onChoose, detail, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="relative flex gap-3 rounded-md border p-3 has-checked:border-brand has-checked:bg-brand/8">
      <input
        id={id}
        type="radio"
        name="export"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={detail && `${id}-detail`}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        {/* All of the box is its label. */}
        <label htmlFor={id} className="after:absolute after:inset-0 after:cursor-pointer">
          {children}
        </label>
        {detail && (
          <p id={`${id}-detail`} className="line-clamp-3 wrap-anywhere text-muted-foreground">
            {detail}
          </p>
        )}
      </span>
    </div>
  )
}

function ReadingOn({ read, total }: { read: number; total: number | null | undefined }) {
  const count = countOf(read, total)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted-foreground">
        Reading the vouchers…
      </p>
      {typeof total === 'number' && (
        <Progress label="Reading the vouchers" value={Math.min(1, read / Math.max(1, total))} />
      )}
      <p>{count}</p>
    </div>
  )
}

/** What is wrong with what was read; said here and nowhere else. */
function NotWhole({ reading: { ids, told, hasChanged, failure } }: { reading: Reading<string> }) {
  const some = `${countOf(ids.size, told?.total)} vouchers could be read`
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-md border border-orange/40 bg-orange/10 px-3 py-2.5"
    >
      <Icon of={TriangleAlert} className="mt-1 size-4.5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p>
          {hasChanged
            ? 'The list changed while it was read'
            : ids.size > 0
              ? some
              : 'The vouchers could not be read'}
        </p>
        <p className="line-clamp-6 wrap-anywhere">
          {failure ??
            (hasChanged ? `${some}.` : 'The others did not come, or cannot be told apart.')}
        </p>
      </div>
    </div>
  )
}
