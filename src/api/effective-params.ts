import { ALL } from '../domain/choices.ts'
import { hasDates, NO_CAPABILITIES, parseSort, type Capabilities } from './capabilities.ts'
import { datesLabel, isDated, noDates, periodOfPreset, type DateSearch } from './dates.ts'
import { sentFilters, type Listing, type Search } from './list.ts'

/** By filter name, with the options that load with the page. */
type LoadedOptions = Readonly<
  Record<string, { options?: readonly (readonly [value: string, label: string])[] } | undefined>
>

/**
 * Which of a list's search params count, with the capabilities of its backend:
 *
 * - `resets`: the params that are never sent, each with its default, or null if there are none: what
 *   the backend has not announced, half a range of days and a reversed one, and days beside a preset.
 * - `filters`: what the toolbar offers, as `[name, filter]`. Dates replace the period.
 * - `dates`: the toolbar's dates. Null if the backend has not announced `from` and `to`.
 * - `isFiltered`: whether a row may be missing because of them.
 * - `saved`: those that are not default, except the page: what saved filters have.
 * - `askedSort`: the order that is asked for.
 * - `labels`: "Paid", "Last 7 days". "" for a filter that is not set or whose label is unknown.
 */
export function effectiveParams(
  { filters: all }: Pick<Listing, 'filters'>,
  search: DateSearch & Search,
  capabilities: Capabilities = NO_CAPABILITIES,
) {
  const { dates, from, to, sort, search: text } = search
  const named = Object.entries(all)
  const [periodName, period] = named.find(([, { isPeriod }]) => isPeriod) ?? []
  // A report always covers a period: it has no "all". Its dates do not reduce the list.
  const isReport = period !== undefined && period.options[0][0] !== ALL
  const isRanged = hasDates(capabilities)
  const hasFilter = (name: string) => capabilities.filters.includes(name)
  const changed = named.filter(([name, { options }]) => search[name] !== options[0][0])

  const canSort = (order: string) => capabilities.sort.includes(parseSort(order).field)
  const [ownSort] = named.flatMap(([name, { sorts }]) => sorts?.[String(search[name])] ?? [])

  const resets: Record<string, string | undefined> = {}
  if (sort !== undefined && !canSort(String(sort))) resets['sort'] = undefined
  if ((dates ?? from ?? to) !== undefined) {
    if (!isDated(search) || !isRanged) {
      Object.assign(resets, noDates)
      // A preset is followed by a period with the same meaning, if the list has it.
      const same = dates && periodOfPreset(dates)
      if (periodName !== undefined && period?.options.some(([value]) => value === same)) {
        resets[periodName] = same
      }
    } else if (dates !== undefined && (from ?? to) !== undefined) {
      Object.assign(resets, { from: undefined, to: undefined })
    }
  }
  for (const [name, { needsAnnouncement, options }] of changed) {
    if (needsAnnouncement && !hasFilter(name)) resets[name] = options[0][0]
  }

  return {
    askedSort: [sort, ownSort]
      .map((order) => order && String(order))
      .find((order) => order && canSort(order)),
    resets: Object.keys(resets).length > 0 ? resets : null,
    filters: named.filter(([name, { isPeriod, needsAnnouncement }]) =>
      isPeriod ? !isRanged : !needsAnnouncement || hasFilter(name),
    ),
    dates: isRanged
      ? {
          search: { dates, from, to },
          // Links from before the backend had dates may have a period.
          period: periodName === undefined ? ALL : String(search[periodName]),
          isReport,
          /** The search params of other dates. */
          paramsOf: (chosen: DateSearch) => ({
            ...(periodName !== undefined && period && { [periodName]: period.options[0][0] }),
            ...noDates,
            ...chosen,
          }),
        }
      : null,
    isFiltered:
      Boolean(text) ||
      (isDated(search) && !isReport) ||
      changed.some(([, { options }]) => options[0][0] === ALL),
    saved: Object.fromEntries(
      Object.entries({
        search: text || undefined,
        sort,
        dates,
        from,
        to,
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
      datesLabel(search),
    ],
  }
}
