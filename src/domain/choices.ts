import { filterOf, withLabel, type Option } from '../api/list.ts'

/**
 * The values of a field with their labels, for a filter, a form and a cell: `choices([['sms',
 * 'SMS'], 'email'])`. A value without a label gets one from its words: "in_progress" becomes "In
 * progress".
 */
export function choices<const TValue extends string>(entries: readonly Option<TValue>[]) {
  const options = entries.map(withLabel)
  return {
    values: options.map(([value]) => value),
    options,
    /** For a list. `all` is the label of "no filter". */
    filter: (all: string) => filterOf<'all' | TValue>([['all', all], ...options]),
    /** The label of a value, ignoring case. An unknown value is its own label. */
    labelOf: (value: string | null) =>
      value && (options.find(([name]) => name === value.toLowerCase())?.[1] ?? value),
  }
}
