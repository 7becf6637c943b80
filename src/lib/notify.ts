import type { LinkProps } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

export interface Notice {
  /** `dismiss` removes the toast with the same text. */
  kind: 'success' | 'warning' | 'failure' | 'dismiss'
  /** The first line is the title. Further lines are shown below it, muted. */
  text: string
  /** Where the toast's "View" link leads. */
  view: LinkProps | undefined
}

let waiting: readonly Notice[] = []
const listeners = new Set<() => void>()

function setWaiting(next: readonly Notice[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const add = (kind: Notice['kind']) => (text: string, view?: LinkProps) =>
  setWaiting([...waiting, { kind, text, view }])

/** Queues a toast, or its removal. The toaster is loaded on demand and takes what is queued. */
export const notify = {
  success: add('success'),
  warning: add('warning'),
  failure: add('failure'),
  dismiss: add('dismiss'),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The queued toasts; a new array for each further one. */
export const useWaitingNotices = () => useSyncExternalStore(subscribe, () => waiting)

/** Empties the queue and returns what was in it. */
export function takeNotices() {
  const taken = waiting
  if (taken.length > 0) setWaiting([])
  return taken
}
