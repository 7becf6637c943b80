import { mutationOptions } from '@tanstack/react-query'
import { isolate } from '@/lib/isolate'
import type { WayBack } from '@/lib/way-back'
import { beginUndo, endUndo, type Change } from '@/memory/changes'
import { notSent } from './before-change'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { sendRequest, type RecordRequest } from './requests'

const NOT_POSSIBLE = 'It has been undone or changed meanwhile, so nothing was sent.'

/** A change that can be undone. */
export interface Undoable extends Pick<Change, 'path'> {
  id: string
  name: string
  wayBack: WayBack
}

/** Undefined for a change that cannot be undone. */
export const undoableOf = ({ path, id, detail, wayBack }: Change): Undoable | undefined =>
  id !== undefined && wayBack ? { path, id, name: detail, wayBack } : undefined

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
        await send()
      } catch (error) {
        endUndo(wayBack)
        throw error
      }
      return toResult(record)
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
