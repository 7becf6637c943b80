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
import type { Voucher, VoucherFilters } from '@/features/vouchers/schema'
import { formatCount } from '@/lib/format'
import { filterWords } from './export'
import type { ReadProgress } from './read-all'
import { countOf, useExport } from './use-export'

/** The number of vouchers that the filters match. It may not be known. */
type Total = number | null | undefined

/** "All 240 vouchers", "All 38 vouchers that match your filters". */
function allOf(total: Total, isFiltered: boolean) {
  if (total === 1) return isFiltered ? '1 voucher that matches your filters' : '1 voucher'
  const count = typeof total === 'number' ? ` ${formatCount(total)}` : ''
  return `All${count} vouchers${isFiltered ? ' that match your filters' : ''}`
}

interface ExportDialogProps {
  filters: VoucherFilters
  total: Total
  selected: ReadonlyMap<string, Voucher>
  onClose: () => void
}

/** Saves a CSV of the selected vouchers, or of all that the filters match. */
export function ExportDialog({ filters, total, selected, onClose }: ExportDialogProps) {
  const canChoose = selected.size > 0
  const [wantsAll, setWantsAll] = useState(false)
  // The selected vouchers may have been deleted meanwhile.
  const isAll = wantsAll || !canChoose
  const { isPending, progress, partial, ...save } = useExport(filters, onClose)
  const isEmpty = isAll && total === 0
  const detail = filterWords(filters).join(', ')
  const all = allOf(total, detail !== '')

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Export vouchers"
        className="max-w-lg"
        // A stray click must not end an export that may have taken minutes.
        onInteractOutside={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {/* The height of the progress: the buttons must not move when they are pressed. */}
        <DialogBody className="min-h-24">
          {isPending && isAll ? (
            <ReadingOn {...(progress ?? { read: 0, total })} />
          ) : partial ? (
            <IncompleteExport reading={partial} />
          ) : canChoose ? (
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 text-muted-foreground">Choose what to export</legend>
              <Choice isChosen={!isAll} onChoose={() => setWantsAll(false)}>
                Selected vouchers ({formatCount(selected.size)})
              </Choice>
              <Choice isChosen={isAll} onChoose={() => setWantsAll(true)} detail={detail}>
                {all}
              </Choice>
            </fieldset>
          ) : (
            <>
              <p>{isEmpty ? 'There are no vouchers to export' : all}</p>
              {detail && <FilterDetail>{detail}</FilterDetail>}
              {!isEmpty && <p className="mt-3 text-muted-foreground">Exported as a CSV file.</p>}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {partial && !isPending && partial.ids.size > 0 && (
            <Button variant="outline" onClick={() => save.savePartial(partial)}>
              Download these {formatCount(partial.ids.size)}
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
        {/* The whole box is its label. */}
        <label htmlFor={id} className="after:absolute after:inset-0 after:cursor-pointer">
          {children}
        </label>
        {detail && <FilterDetail id={`${id}-detail`}>{detail}</FilterDetail>}
      </span>
    </div>
  )
}

/** The filters in words. A search may be long. */
function FilterDetail({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className="line-clamp-3 wrap-anywhere text-muted-foreground">
      {children}
    </p>
  )
}

function ReadingOn({ read, total }: { read: number; total: Total }) {
  const count = countOf(read, total)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted-foreground">
        Preparing your file…
      </p>
      {typeof total === 'number' && (
        <Progress label="Preparing your file" value={Math.min(1, read / Math.max(1, total))} />
      )}
      <p>{count}</p>
    </div>
  )
}

/** Why the export is not complete. No toast repeats it. */
function IncompleteExport({
  reading: { ids, firstPage, hasChanged, failure },
}: {
  reading: ReadProgress<string>
}) {
  const loaded =
    ids.size > 0
      ? `Only ${countOf(ids.size, firstPage?.total)} vouchers were loaded`
      : 'No vouchers could be loaded'
  const rest = ids.size > 0 && 'The rest could not be loaded.'
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-md border border-orange/40 bg-orange/10 px-3 py-2.5"
    >
      <Icon of={TriangleAlert} className="mt-1 size-4.5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p>{hasChanged ? 'The list changed during the export' : loaded}</p>
        <p className="line-clamp-6 wrap-anywhere">
          {failure ?? (hasChanged ? `${loaded}.` : rest)}
        </p>
      </div>
    </div>
  )
}
