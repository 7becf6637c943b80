import { ArrowDown, ArrowUp } from 'lucide-react'
import { ApiError } from '@/api/api-error'
import { requireSession } from '@/api/http'
import { fetchBeforeChange } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import type { RecordRef, RecordRequest } from '@/api/requests'
import type { Resource } from '@/api/resource'
import { notReadAgain } from './recheck'
import type { RecordAction } from './record-action'

/** The position of a record in its list. */
export interface Place {
  /** Whether the record can move up by one. */
  canMoveUp: boolean
  canMoveDown: boolean
}

interface Positioned {
  id: string
  position: number | null
}

interface Moved<TRow extends Positioned> {
  resource: Resource<Filters, TRow>
  /** "Category". */
  label: string
  position: number | null
  /** Undefined if the neighbors are unknown. Then the record cannot be moved. */
  place: Place | undefined
  patch: (success: string, toBody: (position: string) => { position: number }) => RecordRequest
}

/**
 * Rejects if the record has another position by now. Otherwise a move by one could be a move by
 * many.
 */
async function requirePosition<TRow extends Positioned>(
  { resource, label, position }: Moved<TRow>,
  record: RecordRef,
) {
  const latest = await fetchBeforeChange(resource, record).catch((error: unknown) => {
    if (error instanceof ApiError && error.isFromEndedSession) throw error
    throw new ApiError(notReadAgain(resource.noun[0]), 0)
  })
  if (latest === null) throw new ApiError(`${label} no longer exists`, 404)
  if (latest.position === position) return
  // The same status as a conflict on the server, so that the list is refetched.
  throw new ApiError(`${label} has been moved meanwhile. Look at the list before you move it.`, 409)
}

/** Moves a record by one position. The server moves the neighbor. */
export function moveActions<TRow extends Positioned>(moved: Moved<TRow>) {
  const { label, position, place, patch } = moved
  function move(by: 1 | -1, isAllowed: boolean) {
    const target = (position ?? 0) + by
    const request = patch(`${label} moved to position ${target}`, (to) => ({
      position: Number(to),
    }))
    return {
      kind: 'request',
      label: by === 1 ? 'Move down' : 'Move up',
      icon: by === 1 ? ArrowDown : ArrowUp,
      needsAnnouncement: 'move',
      isAllowed,
      value: String(target),
      isDone: (to) => position === Number(to),
      undo: position !== null && patch(`${label} moved back`, () => ({ position })),
      request: {
        ...request,
        async send(record, answer) {
          const checkSession = requireSession()
          await requirePosition(moved, record)
          checkSession()
          return request.send(record, answer)
        },
      },
    } as const satisfies RecordAction
  }
  return {
    moveUp: move(-1, place?.canMoveUp === true),
    moveDown: move(1, place?.canMoveDown === true),
  }
}
