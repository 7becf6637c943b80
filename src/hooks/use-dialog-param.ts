import { useNavigate } from '@tanstack/react-router'
import { useCloseDialog } from './use-close-dialog'

/** Opens and closes the dialog of a search param: `?dialog=<name>` or `?payout=<id>`. */
export function useDialogParam<T extends string>(param = 'dialog') {
  const navigate = useNavigate()
  const closeDialog = useCloseDialog(
    () =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, dialog: undefined, [param]: undefined }),
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }),
  )
  const openDialog = (value: T) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, [param]: value }),
      state: { openedAsDialog: true },
      resetScroll: false,
    })
  return { openDialog, closeDialog }
}
