import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import type { RecordAction } from './record-action'

/** Where a record is in its list. */
export interface Place {
  /** Whether the record can be moved up or down by one. */
  canMoveUp: boolean
  canMoveDown: boolean
}

/** Of a record whose neighbors are not known. */
export const UNKNOWN_PLACE: Place = { canMoveUp: false, canMoveDown: false }

interface Moved {
  /** "Category". */
  label: string
  position: number | null
  place: Place
  patch: (success: string, toBody: () => { position: number }) => RecordRequest
}

/** Moves a record by one position. The server moves the other one. */
export function moveActions({ label, position, place, patch }: Moved) {
  function move(by: 1 | -1, isAllowed: boolean) {
    const target = (position ?? 0) + by
    return {
      kind: 'request',
      label: by === 1 ? 'Move down' : 'Move up',
      icon: by === 1 ? ArrowDown : ArrowUp,
      isAnnounced: true,
      announcedAs: 'move',
      isAllowed,
      request: patch(`${label} moved to position ${target}`, () => ({ position: target })),
    } as const satisfies RecordAction
  }
  return { moveUp: move(-1, place.canMoveUp), moveDown: move(1, place.canMoveDown) }
}
