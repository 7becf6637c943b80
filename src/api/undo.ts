import { mutationOptions } from '@tanstack/react-query'
import { isolate } from '@/lib/isolate'
import type { WayBack } from '@/lib/way-back'
import { beginUndo, endUndo, forgetWayBack, type Change } from '@/memory/changes'
import { ChangedSince, notSent } from './before-change'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { sendRequest, type RecordRequest } from './requests'

const NOT_POSSIBLE = 'It has been undone or changed meanwhile, so nothing was sent.'

/** A change that can be undone. */
export interface Undoable extends Pick<Change, 'path' | 'note'> {
  id: string
  name: string
  wayBack: WayBack
}

/** Undefined for a change that cannot be undone. */
export const undoableOf = ({ path, id, detail, note, wayBack }: Change): Undoable | undefined =>
  id !== undefined && wayBack
    ? { path, id, name: detail, ...(note && { note }), wayBack }
    : undefined

/** The request of a way back. It is sent only once. */
export const undoRequest = ({ path, wayBack }: Undoable): RecordRequest => {
  const { success, send } = wayBack
  const toResult = ({ name }: { name: string }) =>
    new MutationResult(`${success}: ${isolate(name)}`)
  return {
    success,
    path,
    async send(record) {
      if (!beginUndo(wayBack)) throw notSent(NOT_POSSIBLE)
      try {
        const { isPartial, detail } = await send()
        return isPartial ? new MutationResult(detail, { isPartial }) : toResult(record)
      } catch (error) {
        if (error instanceof ChangedSince) forgetWayBack(wayBack)
        else endUndo(wayBack)
        throw error
      }
    },
    toResult,
    toListed: () => ({ undoes: wayBack }),
  }
}

export const undoMutation = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: ({ id, name, ...undoable }: Undoable) =>
    sendRequest(undoRequest({ id, name, ...undoable }), {
      record: { id, name },
      answer: '',
      isDone: undoable.wayBack.isDone,
    }),
  meta: { success: 'Undone' },
})
