import * as v from 'valibot'
import { datesIn } from '@/api/dates'
import { effectiveParams } from '@/api/effective-params'
import { listParams, type Listing, type Search } from '@/api/list'
import { filtersOf, MAX_SAVED } from '@/components/list/saved/saved-filters'
import { hasName, nameSchema } from '@/domain/saved-names'
import { MAX_REPLIES, replyText } from '@/features/tickets/saved-replies/saved-reply'
import { visibleText } from '@/lib/visible-text'
import { getSavedFilters, setSavedFilters, type SavedFilter } from '@/memory/list-preferences'
import { getSavedReplies, setSavedReplies, type SavedReply } from '@/memory/saved-replies'
import { listModules } from '@/modules'
import { listFile } from './-list-file'

// Without thousands of marks on one character, which take browsers seconds to draw.
const nameEntry = v.pipe(visibleText, nameSchema)

const filterSchema = v.object({
  list: v.string(),
  name: nameEntry,
  search: v.record(v.string(), v.string()),
  hidden: v.array(v.string()),
})

/** Takes only params that the list has. */
function checkFilter(entry: unknown, saved: readonly SavedFilter[]): SavedFilter | string {
  const parsed = v.safeParse(filterSchema, entry)
  if (!parsed.success) return 'without a valid name, list or filters'
  const { list, name, search, hidden } = parsed.output
  const module = listModules.find(({ resource }) => resource.keys[0] === list)
  if (!module) return 'of a list that this console does not have'
  const { resource } = module
  const ofList = filtersOf(saved, resource)
  if (hasName(ofList, name)) return 'with a name that you already have in that list'
  if (ofList.length >= MAX_SAVED) return `above the limit of ${MAX_SAVED} for each list`
  const { filters }: Listing = resource
  const params: Search = listParams(filters, search)
  const { saved: set } = effectiveParams(resource, { ...params, ...datesIn(params, 'dates') })
  return { list, name, search: set, hidden, usedAt: 0 }
}

const replySchema = v.object({ name: nameEntry, text: v.pipe(visibleText, replyText) })

function checkReply(entry: unknown, saved: readonly SavedReply[]): SavedReply | string {
  const parsed = v.safeParse(replySchema, entry)
  if (!parsed.success) return 'without a valid name or text'
  if (hasName(saved, parsed.output.name)) return 'with a name that you already have'
  if (saved.length >= MAX_REPLIES) return `above the limit of ${MAX_REPLIES}`
  return { ...parsed.output, usedAt: 0 }
}

export const savedFiles = {
  filters: listFile({
    noun: 'saved filters',
    key: 'savedFilters',
    get: getSavedFilters,
    set: setSavedFilters,
    check: checkFilter,
  }),
  replies: listFile({
    noun: 'saved replies',
    key: 'savedReplies',
    get: getSavedReplies,
    set: setSavedReplies,
    check: checkReply,
  }),
}
