import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

type DialogOf<TSearch> = Extract<TSearch[keyof TSearch & 'dialog'], string>

/**
 * Opens and closes the dialog of the URL, `?dialog=<name>`: `useDialogParam<typeof search>()`.
 * Closing also removes `params`, such as the `payout` of `?payout=<id>`.
 */
export function useDialogParam<TSearch extends object>(
  ...params: readonly (keyof TSearch & string)[]
) {
  const navigate = useNavigate()
  const closeDialog = useCloseDialog(
    () =>
      void navigate({
        to: '.',
        search: (search) => ({
          ...search,
          ...Object.fromEntries(['dialog', ...params].map((name) => [name, undefined])),
        }),
        replace: true,
        state: ({ list }) => ({ list }),
        ignoreBlocker: true,
        resetScroll: false,
      }),
  )
  /** With `replace`, closing the dialog does not return to the one that was open. */
  const openDialog = (dialog: DialogOf<TSearch>, { replace = false } = {}) => {
    const opened: Readonly<Record<string, string>> = { dialog }
    void navigate({
      to: '.',
      search: (search) => ({ ...search, ...opened }),
      replace,
      state: ({ list }) => ({ list, openedAsDialog: true }),
      resetScroll: false,
    })
  }
  return { openDialog, closeDialog }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page pushed this history entry to open a dialog, so closing the dialog goes back. */
    openedAsDialog?: true | undefined
  }
}

/**
 * Returns a function that closes the dialog in the URL. If the page opened the dialog, the function
 * goes back, so that Forward reopens the dialog. Otherwise it calls `removeFromUrl`, which replaces
 * the history entry.
 */
function useCloseDialog(removeFromUrl: () => void) {
  const { history } = useRouter()
  const closedLocation = useRef<object>(undefined)

  return () => {
    const { location } = history
    // Going back is asynchronous. A second press must not go back twice.
    if (closedLocation.current === location) return
    closedLocation.current = location
    if (location.state.openedAsDialog) history.back({ ignoreBlocker: true })
    else removeFromUrl()
  }
}
