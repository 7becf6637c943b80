import { useId, useState, type ReactNode } from 'react'
import { useIsPermitted } from '@/api/permissions'
import { isAllRead } from '@/api/read-all'
import type { ResourceName } from '@/api/resource'
import { Permitted } from '@/components/actions/permitted'
import { FilterText } from '@/components/list/filter-text'
import { ReadingProgress } from '@/components/list/reading-progress'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { scopeLabels, type ListScope } from '@/domain/list-scope'
import { formatCount } from '@/lib/format'
import { IncompleteExport } from './export-status'
import { useExport, type ExportRow, type ExportSource } from './use-export'

type Total = number | null | undefined

function describeAll(total: Total, [one, many]: ListScope['noun'], isFiltered: boolean) {
  if (total === 1) return isFiltered ? `1 ${one} that matches your filters` : `1 ${one}`
  const count = typeof total === 'number' ? ` ${formatCount(total)}` : ''
  return `All${count} ${many}${isFiltered ? ' that match your filters' : ''}`
}

interface ExportDialogProps extends Omit<ExportSource, 'noun'> {
  resource: ResourceName
  total: Total
  selectedCount: number
  getSelected: () => ExportRow[]
  onClose: () => void
}

export default function ExportDialog({ resource, ...props }: ExportDialogProps) {
  const isPermitted = useIsPermitted(resource)
  return (
    <Permitted isPermitted={isPermitted('export')} onClose={props.onClose}>
      <ExportForm noun={resource.noun} {...props} />
    </Permitted>
  )
}

type ExportFormProps = Omit<ExportDialogProps, 'resource'> & ExportSource

function ExportForm(props: ExportFormProps) {
  const { total, selectedCount, getSelected, onClose, ...source } = props
  const { noun } = source
  const [, many] = noun
  const hasSelection = selectedCount > 0
  const [isAllChosen, setIsAllChosen] = useState(false)
  // The selection may become empty while the dialog is open, because its rows can be deleted.
  const isAll = isAllChosen || !hasSelection
  const { isPending, shown, partial, saveSelected, saveAll, savePartial } = useExport(
    source,
    onClose,
  )
  const isEmpty = isAll && total === 0 && !partial
  // A retry would not find the missing rows.
  const isFinal = partial !== undefined && isAllRead(partial)
  const filterText = scopeLabels(source).join(', ')
  const allText = describeAll(total, noun, filterText !== '')

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Export ${many}`}
        className="max-w-lg"
        // A stray click must not cancel an export that may take minutes.
        onInteractOutside={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {/* The height of the progress, so that the buttons do not move when the export starts. */}
        <DialogBody className="min-h-24">
          {isPending && isAll ? (
            <ReadingProgress label="Preparing your file" total={total} {...shown} />
          ) : partial ? (
            <IncompleteExport noun={noun} progress={partial} />
          ) : hasSelection ? (
            <fieldset className="flex flex-col gap-apart">
              <legend className="mb-3 text-muted-foreground">Choose what to export</legend>
              <Choice value="selected" isChosen={!isAll} onChoose={() => setIsAllChosen(false)}>
                {`Selected ${many} (${formatCount(selectedCount)})`}
              </Choice>
              <Choice
                value="all"
                isChosen={isAll}
                onChoose={() => setIsAllChosen(true)}
                detail={filterText}
              >
                {allText}
              </Choice>
            </fieldset>
          ) : (
            <>
              <p>{isEmpty ? `There are no ${many} to export` : allText}</p>
              {filterText && <FilterText>{filterText}</FilterText>}
              {!isEmpty && (
                <p className="mt-3 text-muted-foreground">
                  Export saves a CSV file with all columns.
                </p>
              )}
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {partial && !isPending && partial.ids.size > 0 && (
            <Button variant={isFinal ? 'primary' : 'outline'} onClick={() => savePartial(partial)}>
              {`Download these ${formatCount(partial.ids.size)}`}
            </Button>
          )}
          {!isFinal && (
            <Button
              loading={isPending}
              disabled={isEmpty}
              onClick={() => (isAll ? saveAll() : saveSelected(getSelected()))}
            >
              {partial ? 'Try again' : 'Export'}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface ChoiceProps {
  value: string
  isChosen: boolean
  onChoose: () => void
  detail?: string
  children: ReactNode
}

function Choice({ value, isChosen, onChoose, detail, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="relative flex gap-near rounded-md border p-3 has-checked:border-brand has-checked:bg-brand/8">
      <input
        id={id}
        type="radio"
        name="export"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={detail && `${id}-detail`}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        {/* The label covers the whole box. */}
        <label htmlFor={id} className="after:absolute after:inset-0 after:cursor-pointer">
          {children}
        </label>
        {detail && <FilterText id={`${id}-detail`}>{detail}</FilterText>}
      </span>
    </div>
  )
}
