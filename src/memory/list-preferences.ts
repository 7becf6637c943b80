import * as v from 'valibot'
import { createPreference, preferenceByName } from '@/lib/preferences'
import { createOwnList } from './own-list'

// The name of a list is the first key of its resource: "order".

/** The ids of a list's hidden columns. Null until the user chooses, so that defaults can change. */
export const hiddenColumnsOf = preferenceByName((list) =>
  createPreference<string[] | null>(`${list}Columns`, v.nullable(v.array(v.string())), null, {
    isChosen: true,
  }),
)

const savedFilterSchema = v.object({
  list: v.string(),
  /** Unique within the list. */
  name: v.string(),
  /** The search params of the list, without the page and default values. */
  search: v.record(v.string(), v.string()),
  hidden: v.array(v.string()),
  /** A timestamp in ms. 0 if the filter was never used. */
  usedAt: v.number(),
})
export type SavedFilter = v.InferOutput<typeof savedFilterSchema>

const savedFilters = createOwnList(
  'savedFilters',
  savedFilterSchema,
  (a, b) => a.list === b.list && a.name === b.name,
)

/** The signed-in administrator's saved filters of all lists. */
export const useSavedFilters = savedFilters.use
export const getSavedFilters = savedFilters.get
export const setSavedFilters = savedFilters.set
export const replaceSavedFilter = savedFilters.replace

/** Hides the filter's columns and remembers its use. The search params are applied by a link. */
export function applySavedFilter(filter: SavedFilter) {
  hiddenColumnsOf(filter.list).set(filter.hidden)
  replaceSavedFilter(filter, { ...filter, usedAt: Date.now() })
}
