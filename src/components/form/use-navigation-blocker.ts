import { useRouter, type HistoryLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Blocks navigation and closing the tab while `isBlocked`. `onBlock` receives a callback that
 * continues the navigation. `onPass` is called before a navigation that is not blocked.
 *
 * The router's `useBlocker({ withResolver })` is not used: it leaves the history entry pending, so
 * a second Back is not blocked.
 */
export function useNavigationBlocker(
  isBlocked: boolean,
  onBlock: (proceed: () => void) => void,
  onPass?: () => void,
) {
  const { history } = useRouter()
  const shouldBlock = useEffectEvent(
    (from: HistoryLocation, to: HistoryLocation, action: string) => {
      if (!isBlocked) {
        onPass?.()
        return false
      }
      const options = { ignoreBlocker: true }
      const distance = to.state.__TSR_index - from.state.__TSR_index
      onBlock(() => {
        if (action === 'PUSH') history.push(to.href, to.state, options)
        else if (action === 'REPLACE') history.replace(to.href, to.state, options)
        else history.go(distance, options)
      })
      return true
    },
  )
  const shouldBlockUnload = useEffectEvent(() => isBlocked)
  useEffect(
    () =>
      history.block({
        blockerFn: ({ currentLocation, nextLocation, action }) =>
          shouldBlock(currentLocation, nextLocation, action),
        enableBeforeUnload: () => shouldBlockUnload(),
      }),
    [history],
  )
}
