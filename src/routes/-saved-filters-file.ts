import * as v from 'valibot'
import { parseDates } from '@/api/dates'
import { effectiveParams } from '@/api/effective-params'
import { listParams, type Listing, type Search } from '@/api/list'
import { filtersOf, hasName, MAX_SAVED, nameSchema } from '@/components/list/saved/saved-filters'
import { lagosToday } from '@/domain/lagos'
import { detectEncoding, readText } from '@/lib/csv/file-text'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'
import { getSavedFilters, setSavedFilters, type SavedFilter } from '@/memory/list-preferences'
import { listModules } from '@/modules'

// 30 saved filters of each list are far smaller.
const MAX_BYTES = 2_000_000

const filterSchema = v.object({
  list: v.string(),
  name: nameSchema,
  search: v.record(v.string(), v.string()),
  hidden: v.array(v.string()),
})

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ savedFilters: v.array(v.unknown()) }),
)

export function exportFilters() {
  const saved = getSavedFilters()
  if (saved.length === 0) {
    toast.warning('You have no saved filters to export')
    return
  }
  const savedFilters = saved.map(({ usedAt: _usedAt, ...filter }) => filter)
  const text = JSON.stringify({ savedFilters }, null, 2)
  saveFile(`saved filters ${lagosToday()}.json`, text, 'application/json')
}

export interface ImportResult {
  added: number
  /** Whether a reload keeps them. */
  isKept: boolean
  /** The number of saved filters that were left out, by reason. */
  leftOut: ReadonlyMap<string, number>
}

/** The filter to add, or the reason to leave it out. Takes only params that the list has. */
function checkFilter(item: unknown, saved: readonly SavedFilter[]): SavedFilter | string {
  const parsed = v.safeParse(filterSchema, item)
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
  const { saved: set } = effectiveParams(resource, { ...params, ...parseDates(params) })
  return { list, name, search: set, hidden, usedAt: 0 }
}

async function readWhole(file: File) {
  let whole = ''
  const encoding = await detectEncoding(file)
  const { signal } = new AbortController()
  for await (const { text } of readText(file, { encoding, isTolerant: false, signal })) {
    whole += text
  }
  return whole
}

/** Adds the saved filters of a file to those of this browser. Throws if it is not such a file. */
export async function importFilters(file: File): Promise<ImportResult> {
  if (file.size > MAX_BYTES) throw new Error('The file is too large.')
  const { savedFilters } = v.parse(fileSchema, await readWhole(file))
  const before = getSavedFilters()
  const saved = [...before]
  const leftOut = new Map<string, number>()
  for (const item of savedFilters) {
    const checked = checkFilter(item, saved)
    if (typeof checked === 'string') leftOut.set(checked, (leftOut.get(checked) ?? 0) + 1)
    else saved.push(checked)
  }
  const added = saved.length - before.length
  return { added, leftOut, isKept: added === 0 || setSavedFilters(saved) }
}
