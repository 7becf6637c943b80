import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'

const relationSchema = v.object({ id: v.string(), name: v.nullish(v.string(), null) })
const detailsSchema = v.object({
  record: v.looseObject({ id: v.string(), email: v.nullish(v.string()) }),
})

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

/**
 * Looks in the cached details for the record with this id or email address, or one that names it,
 * such as an order of the customer. The latest one wins. A record of the list itself is no owner.
 */
function findInCache(queryClient: QueryClient, module: string, id: string): Owner | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [, part] }) => part === 'details' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { queryKey, state } of queries) {
    const { success, output } = v.safeParse(detailsSchema, state.data)
    if (!success) continue
    const { record } = output
    const self = { ...record, id: record.email === id ? id : record.id }
    const owner = ownerOf(queryKey[0] === module ? record : { self, ...record }, id)
    if (owner) return owner
  }
  return undefined
}

/**
 * The related record with this id or email address, such as the customer of orders. The name comes
 * from the rows or from cached details.
 */
export function useOwner(module: string, id: string, rows: readonly object[] = []) {
  const queryClient = useQueryClient()
  // With a filter set, there may be no row to read the name from.
  const [known, setKnown] = useState<Owner>()
  if (id === '') return null
  const candidates = [
    findInRows(rows, id),
    findInCache(queryClient, module, id),
    known?.id === id ? known : undefined,
  ].filter((owner) => owner !== undefined)
  const owner = candidates.find(({ name }) => name) ?? candidates[0] ?? null
  if (owner && (owner.id !== known?.id || owner.name !== known.name)) setKnown(owner)
  return owner
}
