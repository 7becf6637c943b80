import { useSyncExternalStore } from 'react'

interface Notice {
  kind: 'success' | 'warning' | 'failure'
  /** Its first line is the title, what follows a line break stands under it, smaller. */
  text: string
}

let waiting: readonly Notice[] = []
const listeners = new Set<() => void>()

function setWaiting(next: readonly Notice[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const add = (kind: Notice['kind']) => (text: string) => setWaiting([...waiting, { kind, text }])

/** The toasts. They wait until the toaster, whose code comes when it is needed, takes them. */
export const notify = { success: add('success'), warning: add('warning'), failure: add('failure') }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What waits to be shown; another array for each further one. */
export const useWaitingNotices = () => useSyncExternalStore(subscribe, () => waiting)

/** Gives what waits, to be shown now. */
export function takeNotices() {
  const taken = waiting
  if (taken.length > 0) setWaiting([])
  return taken
}
