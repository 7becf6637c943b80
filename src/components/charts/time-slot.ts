import type { Counted } from '@/domain/figures'

/** A day or an hour, which has a column. */
export interface TimeSlot extends Counted {
  /** Unique among the slots. */
  key: string
  /** "Thu, 26 Nov", "08:00–09:00". */
  name: string
  /** Of the period before. Null if it is not known. */
  previous: Counted | null
  previousName: string
  /** The figures of what is not over are incomplete. What is ahead has none. */
  progress: 'over' | 'so far' | 'ahead'
}

/** A label below the column at `index`. Minor labels are hidden if there is little space. */
export interface AxisLabel {
  index: number
  text: string
  isMinor: boolean
}

/** A value and the value before it, in words. */
export interface Readout {
  name: string
  value: string
  previousName: string
  previousValue: string
}

export const NO_DATA = 'No data'

/** The sum of the known values, in words. */
export function totalText(values: readonly (number | null)[], format: (value: number) => string) {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? NO_DATA : format(known.reduce((sum, value) => sum + value, 0))
}
