import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import type { Listing, ListSearch } from '@/api/list'

const relationSchema = v.object({ id: v.string(), name: v.nullish(v.string(), null) })
const detailsSchema = v.object({ record: relationSchema })

/** A related record of the rows, such as the customer of orders. */
type Owner = v.InferOutput<typeof relationSchema>

function ownerOf(row: object, id: string): Owner | undefined {
  for (const value of Object.values(row)) {
    const { success, output } = v.safeParse(relationSchema, value)
    if (success && output.id === id) return output
  }
  return undefined
}

function findInRows(rows: readonly object[], id: string) {
  const owners = rows.map((row) => ownerOf(row, id))
  return owners.includes(undefined) ? undefined : owners[0]
}

/** The record with this id, if its details are cached. The latest one wins. */
function findInCache(queryClient: QueryClient, many: string, id: string): Owner | undefined {
  const queries = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [list, part, key] }) =>
      list !== many && part === 'details' && key === id,
  })
  const [latest] = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const { success, output } = v.safeParse(detailsSchema, latest?.state.data)
  return success ? output.record : undefined
}

interface OwnedList {
  resource: Pick<Listing, 'keys'>
  search: Pick<ListSearch, 'search'>
  rows: readonly object[] | undefined
}

/**
 * The related record whose id is the search text, as after "View all". The URL has only the id. The
 * name comes from the rows or from cached details.
 */
export function useOwner({ resource, search: { search: id }, rows }: OwnedList) {
  const queryClient = useQueryClient()
  // With a filter set, there may be no row to read the name from.
  const [known, setKnown] = useState<Owner>()
  if (id === '') return null
  const candidates = [
    findInRows(rows ?? [], id),
    findInCache(queryClient, resource.keys[1], id),
    known?.id === id ? known : undefined,
  ].filter((owner) => owner !== undefined)
  const owner = candidates.find(({ name }) => name) ?? candidates[0] ?? null
  if (owner && (owner.id !== known?.id || owner.name !== known.name)) setKnown(owner)
  return owner
}
