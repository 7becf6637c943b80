import { toLabel } from '../lib/format.ts'
import { filterOf } from './choices.ts'

export type StatusColor =
  | 'blue'
  | 'green'
  | 'purple'
  | 'red'
  | 'yellow'
  | 'orange'
  | 'gray'
  | 'dark-gray'

/** The colors of chart areas. There are more than badges need. */
export type AreaColor = StatusColor | 'cyan'

/** An unknown status has the pattern "grid". */
export type AreaPattern = 'solid' | 'stripes' | 'grid'

/** A record stays in a "final" status unless somebody acts. */
type Entry<TName extends string> = readonly [name: TName, color: StatusColor, ...final: 'final'[]]

interface Options<TName extends string> {
  /** The label of the filter's first option, which matches all rows. */
  all?: string
  /** Words that other backends use for the same statuses. They are not options of the filter. */
  synonyms?: Readonly<Record<string, TName>>
  other?: StatusColor
  /**
   * Shows unknown statuses unchanged. By default, the first letter becomes a capital and `_` a
   * space.
   */
  unknown?: 'verbatim'
}

interface WithStatus {
  status: string | null
}

export interface DescribedStatus {
  label: string
  color: StatusColor
  pattern: AreaPattern
}

/** Backends may write a status in capitals, or with `_` instead of spaces. */
export const statusKey = (text: string) => text.toLowerCase().replaceAll('_', ' ')

/**
 * The statuses of a kind of record, in order. A name is the value in the API and in the filter. The
 * label is made of its words: "on_the_way" is "On the way".
 */
export function statuses<const TName extends string>(
  entries: readonly Entry<TName>[],
  { all = 'All Status', synonyms = {}, other = 'gray', unknown }: Options<TName> = {},
) {
  const known = entries.map(([name, color, final]) => ({
    name,
    isFinal: final !== undefined,
    label: toLabel(name),
    color,
    pattern: 'solid' as const,
  }))
  const find = (value: string | null) => {
    const key = statusKey(value ?? '')
    const name = Object.entries(synonyms).find(([word]) => statusKey(word) === key)?.[1]
    return known.find((status) => statusKey(status.name) === (name ? statusKey(name) : key))
  }
  const options = known.map(({ name, label }) => [name, label] as const)
  return {
    names: known.map(({ name }) => name),
    filter: filterOf<'all' | TName>([['all', all], ...options]),
    options,
    /**
     * Whether the record has one of these statuses. For display only: the server decides what is
     * allowed.
     */
    is({ status }: WithStatus, ...names: readonly TName[]) {
      const found = find(status)
      return found !== undefined && names.includes(found.name)
    },
    /** Types the status in the schema of a body: `v.literal(orderStatus.word('canceled'))`. */
    word: <const T extends TName>(name: T) => name,
    isFinal: ({ status }: WithStatus) => find(status)?.isFinal === true,
    describe(value: string): DescribedStatus {
      const label = unknown === 'verbatim' ? value : toLabel(value)
      return find(value) ?? { label, color: other, pattern: 'grid' }
    },
  }
}

export interface Statuses {
  describe: (value: string) => DescribedStatus
}
