import { capitalize } from '@/lib/format'
import type { BadgeColor } from './badge'

/** How an area of a chart is filled. */
export type AreaPattern = 'solid' | 'stripes' | 'dots' | 'grid'

/** How the statuses of a module are displayed. */
export interface StatusDisplay {
  /** The label and color of each known status. In charts, the pattern distinguishes those that share a color. */
  labels: Readonly<
    Record<string, readonly [label: string, color: BadgeColor, pattern?: AreaPattern]>
  >
  /** The color of unknown statuses: gray by default. */
  other?: BadgeColor
  /** Keeps the text of an unknown status. By default its first letter becomes a capital, and `_` a space. */
  isVerbatim?: boolean
}

const toWord = (status: string) => status.toLowerCase().replaceAll('_', ' ')

/** Whether a record has one of these statuses. Only for display: the server decides what is allowed. */
export const isStatus = ({ status }: { status: string | null }, ...names: readonly string[]) =>
  status !== null && names.some((name) => toWord(name) === toWord(status))

interface DescribedStatus {
  label: string
  color: BadgeColor
  pattern: AreaPattern
}

/** The label, color and pattern of a status. A known status may also be in capitals, or have `_` for spaces. */
export function describeStatus(status: string, display: StatusDisplay): DescribedStatus {
  const { labels, other = 'gray', isVerbatim = false } = display
  const word = toWord(status)
  const known = Object.entries(labels).find(([name]) => toWord(name) === word)
  if (known) {
    const [, [label, color, pattern = 'solid']] = known
    return { label, color, pattern }
  }
  const label = isVerbatim ? status : capitalize(status.replaceAll('_', ' '))
  return { label, color: other, pattern: 'grid' }
}
