import { ALL } from '../domain/choices.ts'
import { hasDates, NO_CAPABILITIES, parseSort, type Capabilities } from './capabilities.ts'
import {
  datesIn,
  datesParams,
  isDated,
  periodOfPreset,
  rangeLabel,
  rangeNames,
  type DateSearch,
  type RangeName,
} from './dates.ts'
import { offeredOptions, sentFilters, type Filters, type Listing, type Search } from './list.ts'

/** By filter name, with the options that load with the page. */
type LoadedOptions = Readonly<
  Record<string, { options?: readonly (readonly [value: string, label: string])[] } | undefined>
>

/**
 * Which of a list's search params count, with the capabilities of its backend:
 *
 * - `resets`: the params that are never sent, each with its default, or null if there are none: what
 *   the backend has not announced, half a range of days and a reversed one, and days beside a preset.
 * - `filters`: what the toolbar offers, as `[name, filter]`, with the options that the backend has.
 *   Dates replace the period.
 * - `dates`: the ranges of days that the toolbar offers: those that the backend has announced.
 * - `isFiltered`: whether a row may be missing because of them.
 * - `saved`: those that are not default, except the page: what saved filters have.
 * - `askedSort`: the order that is asked for.
 * - `labels`: "Paid", "Last 7 days". "" for a filter that is not set or whose label is unknown.
 */
export function effectiveParams(
  {
    filters: all,
    otherDates = [],
    hasRequiredDays,
  }: Pick<Listing, 'filters' | 'otherDates' | 'hasRequiredDays'>,
  search: DateSearch & Search,
  capabilities: Capabilities = NO_CAPABILITIES,
) {
  const { sort, search: text } = search
  const named = Object.entries(all)
  const [periodName, period] = named.find(([, { isPeriod }]) => isPeriod) ?? []
  // A report always covers a period: it has no "all". Its dates do not reduce the list.
  const isReport = hasRequiredDays ?? (period !== undefined && period.options[0][0] !== ALL)
  const ranges: readonly RangeName[] = ['dates', ...otherDates]
  const offered = ranges.filter(
    (name) => (hasRequiredDays && name === 'dates') || hasDates(capabilities, name),
  )
  const isRanged = offered.includes('dates')
  const hasFilter = (name: string) => capabilities.filters.includes(name)
  const optionsOf = (filter: Filters[string]) => offeredOptions(filter, capabilities)
  const changed = named.filter(([name, { options }]) => search[name] !== options[0][0])

  const canSort = (order: string) => capabilities.sort.includes(parseSort(order).field)
  const [ownSort] = named.flatMap(([name, { sorts }]) => sorts?.[String(search[name])] ?? [])

  const resets: Record<string, string | undefined> = {}
  if (sort !== undefined && !canSort(String(sort))) resets['sort'] = undefined
  for (const name of rangeNames) {
    const { dates, from, to } = datesIn(search, name)
    if ((dates ?? from ?? to) === undefined) continue
    if (!isDated({ dates, from, to }) || !offered.includes(name)) {
      Object.assign(resets, datesParams(name))
      // A preset is followed by a period with the same meaning, if the list has it.
      const same = name === 'dates' && dates ? periodOfPreset(dates) : undefined
      if (periodName !== undefined && period?.options.some(([value]) => value === same)) {
        resets[periodName] = same
      }
    } else if (dates !== undefined && (from ?? to) !== undefined) {
      Object.assign(resets, datesParams(name, { dates }))
    }
  }
  for (const [name, filter] of changed) {
    const { needsAnnouncement, allowsOther, options } = filter
    if (!needsAnnouncement) continue
    const isKnown = allowsOther || optionsOf(filter).some(([value]) => value === search[name])
    if (!hasFilter(name) || !isKnown) resets[name] = options[0][0]
  }

  return {
    askedSort: [sort, ownSort]
      .map((order) => order && String(order))
      .find((order) => order && canSort(order)),
    resets: Object.keys(resets).length > 0 ? resets : null,
    filters: named
      .filter(([name, { isPeriod, needsAnnouncement }]) =>
        isPeriod ? !isRanged : !needsAnnouncement || hasFilter(name),
      )
      .map(([name, filter]) => [name, { ...filter, options: optionsOf(filter) }] as const)
      // No choice is left if the backend has none of the queues.
      .filter(([, { allowsOther, options }]) => allowsOther || options.length > 1),
    dates: offered.map((name) => ({
      range: name,
      search: datesIn(search, name),
      // Links from before the backend had dates may have a period.
      period: name === 'dates' && periodName !== undefined ? String(search[periodName]) : ALL,
      isReport: name === 'dates' && isReport,
      /** The search params of other dates. */
      paramsOf: (chosen: DateSearch) => ({
        ...(name === 'dates' &&
          periodName !== undefined &&
          period && { [periodName]: period.options[0][0] }),
        ...datesParams(name, chosen),
      }),
    })),
    isFiltered:
      Boolean(text) ||
      (isDated(search) && !isReport) ||
      otherDates.some((name) => isDated(datesIn(search, name))) ||
      changed.some(([, { options }]) => options[0][0] === ALL),
    saved: Object.fromEntries(
      Object.entries({
        search: text || undefined,
        sort,
        ...Object.fromEntries(
          ranges.flatMap((name) => Object.entries(datesParams(name, datesIn(search, name)))),
        ),
        ...Object.fromEntries(changed.map(([name]) => [name, search[name]])),
      }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
    labels: (loaded: LoadedOptions = {}) => [
      ...sentFilters(all, search).map(
        ([name, { options }]) =>
          [...options.slice(1), ...(loaded[name]?.options ?? [])].find(
            ([value]) => value === search[name],
          )?.[1] ?? '',
      ),
      ...ranges.map((name) => rangeLabel(search, name)),
    ],
  }
}
