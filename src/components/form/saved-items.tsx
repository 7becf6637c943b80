import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import type { SavedItem } from '@/domain/saved-names'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { findAll } from '@/lib/overlays'
import { DeleteSaved, type Deletion } from './delete-saved'

interface SavedItemsProps<T extends SavedItem> {
  title: string
  items: readonly T[]
  /** Shown instead of the list if it is empty. */
  emptyText: string
  /** Below the name. */
  renderDescription: (item: T) => ReactNode
  /** Buttons before those that edit and delete the item. */
  renderTools?: (item: T) => ReactNode
  /** The label of the edit button, before the name: "Rename". */
  editVerb: string
  onEdit: (item: T) => void
  deletion: Deletion<T>
  /** In the footer. */
  actions?: ReactNode
  onClose: () => void
}

/** What an administrator has saved under names, with buttons to edit and delete each item. */
export function SavedItems<T extends SavedItem>(props: SavedItemsProps<T>) {
  const { title, items, emptyText, renderDescription, renderTools, editVerb, onEdit, deletion } =
    props
  const { actions, onClose } = props
  const closeButton = useRef<HTMLButtonElement>(null)
  const [deleted, setDeleted] = useState<T | null>(null)
  return (
    <>
      <Dialog open onOpenChange={onClose}>
        <DialogContent
          title={title}
          className="max-w-xl"
          // The tooltip of the first icon would cover the buttons beside it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            closeButton.current?.focus()
          }}
        >
          <DialogBody>
            {items.length === 0 && <p className="text-muted-foreground">{emptyText}</p>}
            <ul>
              {items.map((item) => (
                <SavedRow
                  key={item.name}
                  name={item.name}
                  description={renderDescription(item)}
                  tools={renderTools?.(item)}
                  editVerb={editVerb}
                  onEdit={() => onEdit(item)}
                  onDelete={() => setDeleted(item)}
                />
              ))}
            </ul>
          </DialogBody>
          <CloseFooter ref={closeButton}>{actions}</CloseFooter>
        </DialogContent>
      </Dialog>
      {deleted && <DeleteSaved item={deleted} {...deletion} onClose={() => setDeleted(null)} />}
    </>
  )
}

const findRowButton = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('button[data-slot="edit"]')

/** The button of the row that takes the place of a deleted one, or of the last row. */
function findNextRow(_control: HTMLElement, index: number) {
  const rows = findAll('[data-slot="saved-item"]')
  return findRowButton(rows[index] ?? rows.at(-1))
}

interface SavedRowProps {
  name: string
  description: ReactNode
  tools: ReactNode
  editVerb: string
  onEdit: () => void
  onDelete: () => void
}

function SavedRow({ name, description, tools, editVerb, onEdit, onDelete }: SavedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useFocusFallback(row, findNextRow)
  return (
    <li
      ref={row}
      data-slot="saved-item"
      className="flex items-center gap-1 border-b py-2 last:border-b-0"
    >
      <div className="min-w-0 flex-1">
        <p translate="no" className="wrap-anywhere">
          {name}
        </p>
        <div className="text-sm wrap-anywhere text-muted-foreground">{description}</div>
      </div>
      {tools}
      <Button
        data-slot="edit"
        variant="ghost"
        size="icon"
        aria-label={`${editVerb} ${name}`}
        onClick={onEdit}
      >
        <Pencil />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 />
      </Button>
    </li>
  )
}
