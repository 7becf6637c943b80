import { useRouter } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Listing } from '@/api/list'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import CopyButton from '@/components/ui/copy-button'
import { Sentence } from '@/components/ui/sentence'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { isolate } from '@/lib/isolate'
import { findAll } from '@/lib/overlays'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import { replaceSavedFilter, type SavedFilter } from '@/memory/list-preferences'
import { FilterNameForm } from './filter-name-form'
import type { SavedProps } from './saved-button'
import { describeSearch } from './saved-filters'

interface SavedListProps {
  resource: Listing
  saved: readonly SavedFilter[]
  sortChoices: SavedProps['sortChoices']
  onClose: () => void
}

/** The saved filters of a list, with buttons to rename, delete and share each of them. */
export function SavedList({ resource, saved, sortChoices, onClose }: SavedListProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const [renamed, setRenamed] = useState<SavedFilter | null>(null)
  const [deleted, setDeleted] = useState<SavedFilter | null>(null)
  return (
    <>
      <Dialog open onOpenChange={onClose}>
        <DialogContent
          title={`Saved filters of ${resource.noun[1]}`}
          className="max-w-xl"
          // The tooltip of the first icon would cover the buttons beside it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            closeButton.current?.focus()
          }}
        >
          <DialogBody>
            {saved.length === 0 && <p className="text-muted-foreground">No saved filters</p>}
            <ul>
              {saved.map((filter) => (
                <SavedRow
                  key={filter.name}
                  filter={filter}
                  description={describeSearch(resource, filter.search, sortChoices)}
                  onRename={() => setRenamed(filter)}
                  onDelete={() => setDeleted(filter)}
                />
              ))}
            </ul>
          </DialogBody>
          <CloseFooter ref={closeButton} />
        </DialogContent>
      </Dialog>
      {renamed && (
        <FilterNameForm
          title="Rename saved filters"
          name={renamed.name}
          others={saved.filter((filter) => filter !== renamed)}
          onSave={(name) => {
            const isKept = replaceSavedFilter(renamed, { ...renamed, name })
            if (!isKept) toast.warning(notKept('The new name', 'it is gone'))
            setRenamed(null)
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      {deleted && (
        <DeleteQuestion filter={deleted} noun={resource.noun[1]} onClose={() => setDeleted(null)} />
      )}
    </>
  )
}

const findRowButton = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('button[data-slot="rename"]')

/** The button of the row that takes the place of a deleted one, or of the last row. */
function findNextRow(_control: HTMLElement, index: number) {
  const rows = findAll('[data-slot="saved-filter"]')
  return findRowButton(rows[index] ?? rows.at(-1))
}

interface SavedRowProps {
  filter: SavedFilter
  description: string
  onRename: () => void
  onDelete: () => void
}

function SavedRow({ filter: { name, search }, description, onRename, onDelete }: SavedRowProps) {
  const { buildLocation, history } = useRouter()
  const row = useRef<HTMLLIElement>(null)
  useFocusFallback(row, findNextRow)
  const { href } = buildLocation({ to: '.', search })
  return (
    <li
      ref={row}
      data-slot="saved-filter"
      className="flex items-center gap-1 border-b py-2 last:border-b-0"
    >
      <div className="min-w-0 flex-1">
        <p translate="no" className="wrap-anywhere">
          {name}
        </p>
        <p className="text-sm wrap-anywhere text-muted-foreground">{description}</p>
      </div>
      {/* The copy button overlaps its neighbours, which here are buttons too. */}
      <span className="pointer-coarse:mx-2">
        <CopyButton
          text={new URL(history.createHref(href), window.location.href).href}
          label={`Copy link to ${name}`}
        />
      </span>
      <Button
        data-slot="rename"
        variant="ghost"
        size="icon"
        aria-label={`Rename ${name}`}
        onClick={onRename}
      >
        <Pencil />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 />
      </Button>
    </li>
  )
}

interface DeleteQuestionProps {
  filter: SavedFilter
  noun: string
  onClose: () => void
}

function DeleteQuestion({ filter, noun, onClose }: DeleteQuestionProps) {
  const textId = useId()
  function remove() {
    const isKept = replaceSavedFilter(filter)
    if (isKept) toast.success(`Saved filters deleted\n${isolate(filter.name)}`)
    else toast.warning(notKept('The deletion', `“${isolate(filter.name)}” is there again`))
    onClose()
  }
  return (
    <ConfirmDialog
      title="Delete saved filters"
      describedBy={textId}
      className="max-w-md"
      onClose={onClose}
      actions={
        <Button variant="destructive" onClick={remove}>
          Delete
        </Button>
      }
    >
      <p id={textId} className="wrap-anywhere text-muted-foreground">
        <Sentence text={`Delete “${isolate(filter.name)}”? The ${noun} stay as they are.`} />
      </p>
    </ConfirmDialog>
  )
}
