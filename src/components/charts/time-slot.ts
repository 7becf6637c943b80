import type { Counted } from '@/domain/figures'

/** A day or an hour, with one column. */
export interface TimeSlot extends Counted {
  /** Unique among the slots. */
  key: string
  /** "Thu, 26 Nov", "08:00–09:00". */
  name: string
  /** The figures of the preceding period. Null if they are unknown. */
  previous: Counted | null
  previousName: string
  /** The figures of "so far" are incomplete. A slot "ahead" has none. */
  progress: 'over' | 'so far' | 'ahead'
}

/** The label below the column at `index`. Minor labels are hidden if there is little space. */
export interface AxisLabel {
  index: number
  text: string
  isMinor: boolean
}

/** A value and the previous value, in words. */
export interface Readout {
  name: string
  /** Null if it is written elsewhere, such as the sum of a report. */
  value: string | null
  previousName: string
  previousValue: string | null
}

export const NO_DATA = 'No data'

/** The sum of the known values, in words. */
export function totalText(values: readonly (number | null)[], format: (value: number) => string) {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? NO_DATA : format(known.reduce((sum, value) => sum + value, 0))
}
