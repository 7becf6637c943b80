import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { isGone, type ApiError } from '@/api/api-error'
import { fetchJson } from '@/api/http'
import { detailsResponse, recordPath } from '@/api/resource'
import { readOnce } from './online-drivers-query'
import { type Order, orderResource } from './resource'
import type { OrderToAssign } from './suggest-drivers'

/** The maximum of orders that are read. */
const MAX_READ = 100

/** Not the query key of the order's page, so that the order is read again. */
const orderQuery = ({ id }: Order) =>
  queryOptions({
    queryKey: ['orders', 'to assign', id] as const,
    async queryFn({ signal }) {
      const response = detailsResponse({ ...orderResource, details: {} }, id)
      return (await fetchJson(recordPath(orderResource, id), response, { signal })).record
    },
    ...readOnce,
    // The row of the order says why it is left out.
    meta: { reportedByPage: true },
  })

const fromRow = ({ id, createdAt, driver, address }: Order): OrderToAssign => ({
  id,
  createdAt,
  driver,
  state: address?.state ?? null,
})

/** Without a result, the order was not read. */
function withResult(
  row: Order,
  result: UseQueryResult<Order, ApiError> | undefined,
): OrderToAssign {
  if (!result) {
    const unreadText = `Drivers are suggested for ${MAX_READ} orders at a time`
    return { ...fromRow(row), unreadText }
  }
  if (result.data) return fromRow(result.data)
  const unreadText = isGone(result.error) ? 'It no longer exists' : 'It could not be read'
  return { ...fromRow(row), unreadText }
}

/**
 * What has to be known of the selected orders to suggest drivers. The list may have no addresses:
 * then the orders are read.
 */
export function useOrdersToAssign(rows: readonly Order[]) {
  const unknown = rows.filter(({ address }) => !address?.state)
  return useQueries({
    queries: unknown.slice(0, MAX_READ).map(orderQuery),
    combine(results) {
      const read = new Map(
        unknown.map((row, index) => [row.id, withResult(row, results[index])] as const),
      )
      return {
        orders: rows.map((row) => read.get(row.id) ?? fromRow(row)),
        isLoading: results.some(({ isPending }) => isPending),
      }
    },
  })
}
