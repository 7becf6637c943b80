import * as v from 'valibot'
import { historyEntries, type History } from '@/domain/record-schemas'
import { firstCharacters } from '@/lib/visible-text'
import { ApiError, isGone } from './api-error'
import { fetchJson, requireOnline } from './http'
import { type Filters, type SearchOf, MAX_SEARCH_LENGTH } from './list'
import { fetchPage } from './queries'
import { isAllRead, newReadProgress, pagesInOrder, readAll } from './read-all'
import type { RecordRef } from './requests'
import { detailsResponse, recordPath, type DetailedResource, type Resource } from './resource'

// Reads a record again, bypassing the cache: another administrator may have changed it.

/** The record and its related rows. */
export async function fetchDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  requireOnline()
  return await fetchJson(recordPath(resource, id), detailsResponse(resource, id))
}

type Listed<TRow extends { id: string }> = Resource<Filters, TRow>

/** Fetches a page of the unfiltered list, bypassing the cache. */
function fetchAny<TRow extends { id: string }>(
  resource: Listed<TRow>,
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
 * Fetches the latest state of a record, bypassing the cache. Without details, searches for its name
 * and reads the first page. Undefined if the record is not found.
 */
export async function fetchLatest<TRow extends { id: string }>(
  resource: Listed<TRow>,
  { id, name }: RecordRef,
): Promise<TRow | undefined> {
  if (resource.details) return (await fetchDetails({ ...resource, details: {} }, id)).record
  const { rows } = await fetchAny(resource, { search: firstCharacters(name, MAX_SEARCH_LENGTH) })
  return rows.find((row) => row.id === id)
}

/** Reads the whole list until a page contains the record. Undefined if no page does. */
async function findInList<TRow extends { id: string }>(resource: Listed<TRow>, id: string) {
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
  // A row that moved between two pages may be on neither of the pages that were read.
  if (!isAllRead(progress)) throw new ApiError('The list changed while it was being read')
  return undefined
}

/**
 * Fetches the latest state of a record before a change, bypassing the cache. Null if the record no
 * longer exists. Without details, this reads the whole list, because the record may have another
 * name by now.
 */
export async function fetchBeforeChange<TRow extends { id: string }>(
  resource: Listed<TRow>,
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

const historySchema = v.object(historyEntries)

/** The history in a details response. Null if it has none. */
export const historyIn = (details: object) => v.parse(historySchema, details).history

/** Like `fetchBeforeChange`, with the history of the record. */
export async function fetchWithHistory<TRow extends { id: string }>(
  resource: Listed<TRow>,
  ref: RecordRef,
): Promise<{ record: TRow; history: History } | null> {
  if (!resource.details) {
    const row = await fetchBeforeChange(resource, ref)
    return row && { record: row, history: null }
  }
  try {
    const detailed = { ...resource, details: historyEntries }
    const { record, history } = await fetchDetails(detailed, ref.id)
    return { record, history }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
