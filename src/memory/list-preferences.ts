import * as v from 'valibot'
import { userKey } from '@/domain/user'
import { createPreference } from '@/lib/preferences'
import { getSession, useSession } from './session'

// The name of a list is the first key of its resource: "order".

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
    /** The search params of the list, without the page and default values. */
    search: v.record(v.string(), v.string()),
    hidden: v.array(v.string()),
    /** A timestamp in ms. 0 if the filter was never used. */
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

/** The signed-in administrator's saved filters of all lists. */
export const useSavedFilters = () => ownFilters(useSession()).use()
export const getSavedFilters = () => ownFilters().get()
/** Returns whether the filters survive a reload. */
export const setSavedFilters = (filters: SavedFilter[]) => ownFilters().set(filters)

const isSame = (a: SavedFilter, b: SavedFilter) => a.list === b.list && a.name === b.name

/** Removes the filter if there is no `next`. Returns whether the change survives a reload. */
export const replaceSavedFilter = (filter: SavedFilter, next?: SavedFilter) =>
  setSavedFilters(
    getSavedFilters().flatMap((other) => (isSame(other, filter) ? (next ?? []) : other)),
  )

/** Hides the filter's columns and remembers its use. The search params are applied by a link. */
export function applySavedFilter(filter: SavedFilter) {
  hiddenColumnsOf(filter.list).set(filter.hidden)
  replaceSavedFilter(filter, { ...filter, usedAt: Date.now() })
}
