import * as v from 'valibot'
import { capitalize } from '../lib/format.ts'

export const ALL = 'all'

/** The options of a filter as `[value, label]`. The first one is the default. */
export type Options<TValue extends string = string> = readonly [
  readonly [TValue, string],
  ...(readonly [TValue, string])[],
]

/**
 * A value with its label. Without a label, the value's words are used: "in_progress" becomes "In
 * progress".
 */
export type Option<TValue extends string> = TValue | readonly [TValue, string]

const withLabel = <TValue extends string>(option: Option<TValue>) =>
  typeof option === 'string' ? ([option, capitalize(option.replaceAll('_', ' '))] as const) : option

/** The search param of a filter. An invalid value falls back to the first option. */
export function filterOf<const TValue extends string>([initial, ...others]: readonly [
  readonly [TValue, string],
  ...Option<TValue>[],
]) {
  const options: Options<TValue> = [initial, ...others.map(withLabel)]
  const [first] = initial
  const schema = v.fallback(v.picklist(options.map(([value]) => value)), first)
  return Object.assign(v.optional(schema, first), { options })
}

/**
 * The values of a field with their labels, for filters, forms and cells: `choices([['sms', 'SMS'],
 * 'email'])`.
 */
export function choices<const TValue extends string>(entries: readonly Option<TValue>[]) {
  const options = entries.map(withLabel)
  return {
    values: options.map(([value]) => value),
    options,
    /** The filter of a list. `all` is the label of "no filter". */
    filter: (all: string) => filterOf<'all' | TValue>([['all', all], ...options]),
    /** Ignores case. An unknown value is its own label. */
    labelOf: (value: string | null) =>
      value && (options.find(([name]) => name === value.toLowerCase())?.[1] ?? value),
  }
}
