import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import type { RecordAction } from './record-action'

/** The position of a record in its list. */
export interface Place {
  /** Whether the record can move up by one. */
  canMoveUp: boolean
  canMoveDown: boolean
}

interface Moved {
  /** "Category". */
  label: string
  position: number | null
  /** Undefined if the neighbors are unknown. Then the record cannot be moved. */
  place: Place | undefined
  patch: (success: string, toBody: (position: string) => { position: number }) => RecordRequest
}

/** Moves a record by one position. The server moves the neighbor. */
export function moveActions({ label, position, place, patch }: Moved) {
  function move(by: 1 | -1, isAllowed: boolean) {
    const target = (position ?? 0) + by
    return {
      kind: 'request',
      label: by === 1 ? 'Move down' : 'Move up',
      icon: by === 1 ? ArrowDown : ArrowUp,
      needsAnnouncement: 'move',
      isAllowed,
      value: String(target),
      // Otherwise a move by one could be a move by many.
      checked: String(position),
      isDone: (to) => position === Number(to),
      undo: position !== null && {
        request: patch(`${label} moved back`, () => ({ position })),
        state: String(position),
      },
      request: patch(`${label} moved to position ${target}`, (to) => ({ position: Number(to) })),
    } as const satisfies RecordAction
  }
  return {
    moveUp: move(-1, place?.canMoveUp === true),
    moveDown: move(1, place?.canMoveDown === true),
  }
}
