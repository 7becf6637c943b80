import { Button } from '@/components/ui/button'
import type { SavedItem } from '@/domain/saved-names'
import { isolate } from '@/lib/isolate'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import { ConfirmDialog } from './confirm-dialog'

export interface Deletion<T> {
  /** "Delete saved filters". */
  title: string
  /** What the deletion does not change: "The orders stay as they are." */
  consequence: string
  /** The title of the toast. */
  success: string
  /** Returns whether the deletion survives a reload. */
  remove: (item: T) => boolean
}

interface DeleteSavedProps<T extends SavedItem> extends Deletion<T> {
  item: T
  onClose: () => void
}

/** Asks before a saved item is deleted. */
export function DeleteSaved<T extends SavedItem>(props: DeleteSavedProps<T>) {
  const { item, title, consequence, success, remove, onClose } = props
  const name = isolate(item.name)
  function confirm() {
    if (remove(item)) toast.success(`${success}\n${name}`)
    else toast.warning(notKept('The deletion', `“${name}” is there again`))
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      text={`Delete “${name}”? ${consequence}`}
      onClose={onClose}
      actions={
        <Button variant="destructive" onClick={confirm}>
          Delete
        </Button>
      }
    />
  )
}
