import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Closes an overlay that the URL does not name. Back only closes it. Any other navigation closes it and continues. */
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
