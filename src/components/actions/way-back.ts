import { changeByOther, changedSince, ChangedSince, readBefore } from '@/api/before-change'
import type { RecordRef } from '@/api/requests'
import type { WayBack } from '@/lib/way-back'
import { actionOf, type LatestActions, type ReadActions } from './record-action'

interface Done {
  record: RecordRef
  name: string
  answer: string
  /** The record right before the request. */
  before: LatestActions | null | undefined
  readActions: ReadActions
}

/**
 * The way back from an action that was done to a record. Undefined if there is no exact one. Nothing
 * is sent if the record does not show the action any more, or if its history says that somebody
 * else has changed it.
 */
export function wayBackOf({
  record,
  name,
  answer,
  before,
  readActions,
}: Done): WayBack | undefined {
  const undo = before && actionOf(before.actions, name)?.undo
  if (!undo) return undefined
  const { request, state } = undo
  return {
    success: request.success,
    async send() {
      const latest = await readBefore(readActions)
      const isAsLeft = actionOf(latest.actions, name)?.isDone?.(answer) === true
      const other = changeByOther(latest.history, before.history)
      if (other || (!isAsLeft && !latest.history)) throw changedSince(other)
      // A status that ended by itself, or another tab of this administrator.
      if (!isAsLeft) throw new ChangedSince('It has changed since')
      return request.send(record, '')
    },
    async isDone() {
      const latest = await readActions()
      const now = latest && actionOf(latest.actions, name)?.undo
      return now ? now.state === state : false
    },
  }
}
