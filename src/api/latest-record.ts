import type * as v from 'valibot'
import { firstCharacters } from '@/lib/visible-text'
import { ApiError, isGone } from './api-error'
import { requireOnline } from './http'
import { MAX_SEARCH_LENGTH, type Filters, type SearchOf } from './list'
import { fetchDetails, fetchPage } from './queries'
import { isAllRead, newReadProgress, pagesInOrder, readAll } from './read-all'
import type { RecordRef } from './requests'
import type { Resource } from './resource'

type Listed<TRow extends { id: string }, TMeta extends v.ObjectEntries> = Resource<
  Filters,
  TRow,
  v.ObjectEntries,
  TMeta
>

/** A page of the list without filters. Bypasses the cache. */
function fetchAny<TRow extends { id: string }, TMeta extends v.ObjectEntries>(
  resource: Listed<TRow, TMeta>,
  { page = 1, search = '', signal = new AbortController().signal },
) {
  const all = Object.entries(resource.filters).map(([filter, { options }]) => [
    filter,
    options[0][0],
  ])
  const params: SearchOf<Filters> = { ...Object.fromEntries(all), page, search }
  return fetchPage(resource, params, signal)
}

/**
 * Reads the latest state of a record, and bypasses the cache. Without details, it is looked for on
 * the first page of a search for its name. Undefined if it is not there.
 */
export async function fetchLatest<TRow extends { id: string }, TMeta extends v.ObjectEntries>(
  resource: Listed<TRow, TMeta>,
  { id, name }: RecordRef,
): Promise<TRow | undefined> {
  if (resource.details) return (await fetchDetails({ ...resource, details: {} }, id)).record
  const { rows } = await fetchAny(resource, { search: firstCharacters(name, MAX_SEARCH_LENGTH) })
  return rows.find((row) => row.id === id)
}

/** Reads the whole list until a page has the record. Undefined if no page has it. */
async function findInList<TRow extends { id: string }, TMeta extends v.ObjectEntries>(
  resource: Listed<TRow, TMeta>,
  id: string,
) {
  const progress = newReadProgress<TRow | undefined>()
  const found = () => pagesInOrder(progress).find((row) => row !== undefined)
  const aborter = new AbortController()
  const { signal } = aborter
  const failures: ApiError[] = []
  await readAll(progress, {
    readPage: (page) =>
      fetchAny(resource, { page, signal }).catch((error: unknown) => {
        failures.push(error instanceof ApiError ? error : new ApiError())
        throw error
      }),
    toPage: (rows) => rows.find((row) => row.id === id),
    signal,
    onPage: () => {
      if (found()) aborter.abort()
    },
  })
  const row = found()
  const [failure] = failures
  if (row) return row
  if (failure) throw failure
  // A row that moved between two pages may be on neither of those that were read.
  if (!isAllRead(progress)) throw new ApiError('The list changed while it was being read')
  return undefined
}

/**
 * Reads the latest state of a record before it is changed, and bypasses the cache. Null if the
 * record no longer exists: without details, this takes the whole list, because the record may have
 * another name by now.
 */
export async function fetchBeforeChange<TRow extends { id: string }, TMeta extends v.ObjectEntries>(
  resource: Listed<TRow, TMeta>,
  record: RecordRef,
): Promise<TRow | null> {
  requireOnline()
  try {
    const row = await fetchLatest(resource, record)
    return row ?? (await findInList(resource, record.id)) ?? null
  } catch (error) {
    if (resource.details && isGone(error)) return null
    throw error
  }
}
