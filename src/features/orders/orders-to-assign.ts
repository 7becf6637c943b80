import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { fetchBeforeChange } from '@/api/latest-record'
import { orderName } from '@/domain/order'
import { readOnce } from './online-drivers-query'
import { type Order, orderResource } from './resource'
import type { OrderToAssign } from './suggest-drivers'

const AT_A_TIME = 4
/** The maximum of orders that are read. */
const MAX_READ = 100

const fromRow = ({ id, createdAt, driver, address }: Order): OrderToAssign => ({
  id,
  createdAt,
  driver,
  state: address?.state ?? null,
})

/** The list of orders may have no addresses. Then the order is read. */
async function readOrder(row: Order): Promise<OrderToAssign> {
  const order = fromRow(row)
  try {
    const latest = await fetchBeforeChange(orderResource, { id: row.id, name: orderName(row) })
    if (!latest) return { ...order, unreadText: 'It no longer exists' }
    return fromRow(latest)
  } catch (error) {
    if (!(error instanceof ApiError) || error.isFromEndedSession) throw error
    return { ...order, unreadText: 'It could not be read' }
  }
}

async function readOrders(rows: readonly Order[], signal: AbortSignal) {
  const orders = new Map(rows.map((row) => [row.id, fromRow(row)]))
  const unknown = rows.filter(({ address }) => !address?.state)
  const queue = unknown.slice(0, MAX_READ)
  for (const row of unknown.slice(MAX_READ)) {
    const unreadText = `Drivers are suggested for ${MAX_READ} orders at a time`
    orders.set(row.id, { ...fromRow(row), unreadText })
  }
  async function work(): Promise<void> {
    const row = queue.shift()
    if (!row || signal.aborted) return
    orders.set(row.id, await readOrder(row))
    await work()
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return [...orders.values()]
}

/** What has to be known of the selected orders to suggest drivers. */
export const ordersToAssignQuery = (rows: readonly Order[]) =>
  queryOptions({
    queryKey: ['orders', 'to assign', ...rows.map(({ id }) => id)] as const,
    queryFn: ({ signal }) => readOrders(rows, signal),
    ...readOnce,
  })
