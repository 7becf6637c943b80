import { Bookmark } from 'lucide-react'
import { ToolButton } from '@/components/list/tool-button'
import type { List } from '@/components/list/use-list'
import type { ListParams } from '@/components/list/use-list-params'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { useDialogParam } from '@/hooks/use-dialog-param'

const SavedMenu = lazyOverlay(() => import('./saved-menu'))
const SavedDialog = lazyOverlay(() => import('./saved-dialog'))

export interface SavedProps {
  params: ListParams
  readPage: List<{ id: string }>['loaded']['readPage']
  /** The ids of the hidden columns. */
  hidden: readonly string[]
  /** The ways to sort the list, as `[sort, label]`. */
  sortChoices: readonly (readonly [string, string])[]
}

export type SavedDialogs = { dialog: 'save-filters' | 'saved-filters' }

/** The menu of the list's saved filters, and its dialogs. */
export function SavedButton(props: SavedProps) {
  const { trigger, menu } = useMenuButton(SavedMenu.preload)
  const { closeDialog } = useDialogParam<SavedDialogs>()
  const { dialog } = props.params.search
  return (
    <>
      <ToolButton icon={Bookmark} label="Saved" {...trigger} />
      {menu && <SavedMenu {...menu} {...props} />}
      {(dialog === 'save-filters' || dialog === 'saved-filters') && (
        <SavedDialog {...props} onClose={closeDialog} />
      )}
    </>
  )
}
