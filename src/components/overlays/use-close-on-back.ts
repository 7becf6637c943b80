import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an overlay that is not in the URL, while `isActive`. Back only closes the overlay. Other
 * navigation continues.
 */
export function useCloseOnBack(onClose: () => void, isActive = true) {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isActive) return undefined
    return history.block({
      blockerFn: ({ action }) => {
        close()
        return action === 'BACK'
      },
      enableBeforeUnload: false,
    })
  }, [history, isActive])
}
