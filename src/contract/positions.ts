import { NO_CAPABILITIES } from '../api/capabilities.ts'
import type { Page } from './ask.ts'
import type { ListModule } from './list-module.ts'
import { valueAt } from './values.ts'

/**
 * Checks that the positions on the first page count from 1 without gaps, if the backend moves
 * records.
 */
export function positionProblems({ positions }: ListModule, { rows, capabilities }: Page) {
  if (!positions || !(capabilities ?? NO_CAPABILITIES).actions.includes('move')) return []
  const counted = new Map<unknown, number>()
  const wrong = rows.filter((row) => {
    const group = positions.within && valueAt(row, positions.within)
    const expected = (counted.get(group) ?? 0) + 1
    counted.set(group, expected)
    return valueAt(row, 'position') !== expected
  })
  if (wrong.length === 0) return []
  const within = positions.within ? ` for each ${positions.within}` : ''
  return [
    `${wrong.length} of ${rows.length} rows do not have their place in the list as "position", counted from 1${within}: "move" is announced in "capabilities.actions", but not followed.`,
  ]
}
