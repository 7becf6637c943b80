import type { Store } from '@tanstack/react-store'

/**
 * What is known of an item. `unknown`: it was sent and the response was lost, so the server may or
 * may not have done it.
 */
export type ItemState =
  | { is: 'waiting' | 'sent' | 'done' }
  | { is: 'refused' | 'unknown'; message: string }

type Counts = Readonly<Record<ItemState['is'], number>>

export interface BatchState {
  /**
   * A paused batch resumes by itself: at `resumesAt`, or once the browser is online. A stopped one
   * was stopped by the user or by the end of the session.
   */
  status: 'running' | 'paused' | 'stopped' | 'finished'
  /** In milliseconds, like `Date.now()`. */
  resumesAt: number | null
  /** How many items `resume` would process. */
  queued: number
  counts: Counts
}

/** What a failed request means for its item and for the batch. */
export type Verdict =
  | { kind: 'refused' | 'unknown'; message: string }
  /** Not done: the server has too many requests. It may say how long to wait. */
  | { kind: 'busy'; waitMs: number | null }
  /** Not done: the browser is offline. */
  | { kind: 'offline' }
  /** Not done: the session has ended. */
  | { kind: 'ended' }

export interface BatchEntry<T> {
  item: T
  state: Store<ItemState>
}
