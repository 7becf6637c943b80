import { useNavigate } from '@tanstack/react-router'
import { useCloseDialog } from './use-close-dialog'

/** Returns functions that open and close the dialog that the URL names (`?dialog=<name>`). */
export function useDialogParam<T extends string>() {
  const navigate = useNavigate()
  const closeDialog = useCloseDialog(
    () =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, dialog: undefined }),
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }),
  )
  function openDialog(dialog: T) {
    const params: Record<string, string> = { dialog }
    void navigate({
      to: '.',
      search: (search) => ({ ...search, ...params }),
      state: { openedAsDialog: true },
      resetScroll: false,
    })
  }
  return { openDialog, closeDialog }
}
