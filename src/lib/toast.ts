import type { LinkProps } from '@tanstack/react-router'
import { createStore, useSelector } from '@tanstack/react-store'

export interface QueuedToast {
  /** `dismiss` removes the toast with the same text. */
  kind: 'success' | 'warning' | 'error' | 'dismiss'
  /** The first line is the title. Further lines are shown muted below it. */
  text: string
  /** The target of the "View" link. */
  view: LinkProps | undefined
}

const queue = createStore<readonly QueuedToast[]>([])

const add = (kind: QueuedToast['kind']) => (text: string, view?: LinkProps) =>
  queue.setState((queued) => [...queued, { kind, text, view }])

/** Queues a toast, or its removal: this module must not depend on a component. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  dismiss: add('dismiss'),
}

export const useQueuedToasts = () => useSelector(queue)

export function drainToasts() {
  const queued = queue.state
  if (queued.length > 0) queue.setState(() => [])
  return queued
}
