import type * as v from 'valibot'
import type { Filters, SearchOf } from './list'
import { fetchDetails, fetchPage } from './queries'
import type { RecordRef } from './requests'
import type { Resource } from './resource'

/**
 * Reads the latest state of a record, and bypasses the cache. Without details, it is looked for on
 * the first page of a search for its name. Undefined if it is not there.
 */
export async function fetchLatest<TRow extends { id: string }, TMeta extends v.ObjectEntries>(
  resource: Resource<Filters, TRow, v.ObjectEntries, TMeta>,
  { id, name }: RecordRef,
): Promise<TRow | undefined> {
  if (resource.details) return (await fetchDetails({ ...resource, details: {} }, id)).record
  const all = Object.entries(resource.filters).map(([filter, { options }]) => [
    filter,
    options[0][0],
  ])
  const search: SearchOf<Filters> = { ...Object.fromEntries(all), page: 1, search: name }
  const { rows } = await fetchPage(resource, search, new AbortController().signal)
  return rows.find((row) => row.id === id)
}
