import { pollInterval } from '@/api/query-client'
import type { ListUpdates } from './list-updates'
import { NewRows } from './new-rows'
import { PauseUpdates, updatesPaused } from './pause-updates'
import { useSettledRows } from './use-settled-rows'

const POLL_MS = 30_000

/** Refetches the first page in the server's order every 30 s, while the tab is visible. */
export const polled: ListUpdates = {
  useOptions(isPolled) {
    const isPaused = updatesPaused.use()
    return {
      refetchInterval: ({ state: { error } }) =>
        isPolled && !isPaused && pollInterval(POLL_MS, error),
      ...(isPaused && { refetchOnWindowFocus: false }),
    }
  },
  useSettled: useSettledRows,
  NewRows,
  PauseUpdates,
}
