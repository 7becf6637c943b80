import type { LinkProps } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

export interface QueuedToast {
  /** `dismiss` removes the toast with the same text. */
  kind: 'success' | 'warning' | 'error' | 'dismiss'
  /** The first line is the title. Further lines are shown below it, muted. */
  text: string
  /** Where the toast's "View" link leads. */
  view: LinkProps | undefined
}

let waiting: readonly QueuedToast[] = []
const listeners = new Set<() => void>()

function setWaiting(next: readonly QueuedToast[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const add = (kind: QueuedToast['kind']) => (text: string, view?: LinkProps) =>
  setWaiting([...waiting, { kind, text, view }])

/** Queues a toast, or its removal. The toaster is loaded on demand and takes what is queued. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  dismiss: add('dismiss'),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The queued toasts; a new array for each further one. */
export const useQueuedToasts = () => useSyncExternalStore(subscribe, () => waiting)

/** Empties the queue and returns what was in it. */
export function drainToasts() {
  const taken = waiting
  if (taken.length > 0) setWaiting([])
  return taken
}
