import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A link or button of the page has pushed this entry to open a dialog: closing the dialog goes back. */
    openedAsDialog?: true
  }
}

/**
 * Returns a function that closes the dialog that the URL names: it goes back if the page has opened it, so that Forward
 * opens it again; `removeFromUrl` replaces the entry if a link or another page led to it.
 */
export function useCloseDialog(removeFromUrl: () => void) {
  const { history } = useRouter()
  const location = useLocation()
  const closedLocation = useRef<object>(undefined)

  return () => {
    // Going back takes the browser a moment. A second press must not go back twice.
    if (closedLocation.current === location) return
    closedLocation.current = location
    if (history.location.state.openedAsDialog) history.back({ ignoreBlocker: true })
    else removeFromUrl()
  }
}
