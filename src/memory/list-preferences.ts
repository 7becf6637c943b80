import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'
import { getSession, useSession } from './session'
import { userKey } from './user'

// A list is named by the first key of its resource: "order".

/** Creates a preference when its name is first used. */
function byName<T>(create: (name: string) => T) {
  const created = new Map<string, T>()
  return (name: string) => {
    const preference = created.get(name) ?? create(name)
    created.set(name, preference)
    return preference
  }
}

/** The ids of a list's hidden columns. Null until the user chooses, so that defaults can change. */
export const hiddenColumnsOf = byName((list) =>
  createPreference<string[] | null>(`${list}Columns`, v.nullable(v.array(v.string())), null, {
    isChosen: true,
  }),
)

const savedFiltersSchema = v.array(
  v.object({
    list: v.string(),
    /** Unique within the list. */
    name: v.string(),
    /** The search params of the list that are not default, except the page. */
    search: v.record(v.string(), v.string()),
    hidden: v.array(v.string()),
    /** A timestamp in ms, 0 if never. */
    usedAt: v.number(),
  }),
)
export type SavedFilter = v.InferOutput<typeof savedFiltersSchema>[number]

const savedFiltersOf = byName((owner) =>
  createPreference<SavedFilter[]>(`savedFilters ${owner}`, savedFiltersSchema, []),
)

/** Administrators of the same browser do not share their saved filters. */
function ownFilters(session = getSession()) {
  const { firstName = '', lastName = '', usertype = '' } = session?.user ?? {}
  return savedFiltersOf(
    (session && userKey(session.user)) ?? `${firstName} ${lastName} ${usertype}`,
  )
}

/** The saved filters of the signed-in administrator, of all lists. */
export const useSavedFilters = () => ownFilters(useSession()).use()
export const getSavedFilters = () => ownFilters().get()
/** Returns whether a reload keeps them. */
export const setSavedFilters = (filters: SavedFilter[]) => ownFilters().set(filters)

const isSame = (a: SavedFilter, b: SavedFilter) => a.list === b.list && a.name === b.name

/** Without `next`, the filter is removed. Returns whether a reload keeps the change. */
export const replaceSavedFilter = (filter: SavedFilter, next?: SavedFilter) =>
  setSavedFilters(
    getSavedFilters().flatMap((other) => (isSame(other, filter) ? (next ?? []) : other)),
  )

/** Hides its columns and remembers its use. Its search params are those of a link. */
export function applySavedFilter(filter: SavedFilter) {
  hiddenColumnsOf(filter.list).set(filter.hidden)
  replaceSavedFilter(filter, { ...filter, usedAt: Date.now() })
}
