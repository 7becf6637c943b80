import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an overlay that is not in the URL. Back only closes the overlay. Other navigation
 * continues.
 */
export function useCloseOnBack(onClose: () => void) {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => {
          close()
          return action === 'BACK'
        },
        enableBeforeUnload: false,
      }),
    [history],
  )
}
