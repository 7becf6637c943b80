import { capitalize } from '@/lib/format'
import type { BadgeColor } from './badge'

/** How the statuses of a module are displayed. */
export interface StatusDisplay {
  /** The label and color of each known status. */
  labels: Readonly<Record<string, readonly [label: string, color: BadgeColor]>>
  /** The color of unknown statuses: gray by default. */
  other?: BadgeColor
  /** Keeps the text of an unknown status. By default its first letter becomes a capital, and `_` a space. */
  isVerbatim?: boolean
}

const toWord = (status: string) => status.toLowerCase().replaceAll('_', ' ')

/** Whether a record has one of these statuses. Only for display: the server decides what is allowed. */
export const isStatus = ({ status }: { status: string | null }, ...names: readonly string[]) =>
  status !== null && names.some((name) => toWord(name) === toWord(status))

/** The label and color of a status. A known status may also be in capitals, or have `_` for spaces. */
export function describeStatus(status: string, display: StatusDisplay) {
  const { labels, other = 'gray', isVerbatim = false } = display
  const word = toWord(status)
  const known = Object.entries(labels).find(([name]) => toWord(name) === word)
  if (known) {
    const [, [label, color]] = known
    return { label, color }
  }
  const label = isVerbatim ? status : capitalize(status.replaceAll('_', ' '))
  return { label, color: other }
}
