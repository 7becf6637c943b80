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
  const move = (by: 1 | -1) => {
    const target = (position ?? 0) + by
    return patch(`${label} moved to position ${target}`, () => ({ position: target }))
  }
  return {
    moveUp: {
      kind: 'request',
      label: 'Move up',
      icon: ArrowUp,
      isAnnounced: true,
      announcedAs: 'move',
      isAllowed: place.canMoveUp,
      request: move(-1),
    },
    moveDown: {
      kind: 'request',
      label: 'Move down',
      icon: ArrowDown,
      isAnnounced: true,
      announcedAs: 'move',
      isAllowed: place.canMoveDown,
      request: move(1),
    },
  } as const satisfies Record<string, RecordAction>
}
