import { formatNaira } from '../domain/amount.ts'
import type { Ask, Page } from './ask.ts'
import { describeValue } from './describe-body.ts'
import type { ListModule } from './list-module.ts'
import { fileOf } from './places.ts'

/**
 * Compares the sum of a response with that of its rows. It needs a response with all rows that
 * match: that of the whole list, else that of a status with few rows. Returns problems in sentences.
 */
export async function tryTotals(module: ListModule, first: Page, ask: Ask) {
  const { amountIn, resource } = module
  if (first.totalAmount === null || !amountIn) return []
  const [, ...statuses] = resource.filters['status']?.options ?? []
  const requests = [['page', 1] as const, ...statuses.map(([value]) => ['status', value] as const)]
  for (const [name, value] of requests) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask(name, value)
    if (typeof page === 'string') return [page]
    if (page.rows.length === 0 || page.total === null || page.total > page.rows.length) continue
    const amount = amountIn(page.body)
    if (page.totalAmount === amount) return []
    const found = page.totalAmount === null ? describeValue(null) : formatNaira(page.totalAmount)
    return [
      `With "${name}=${value}", "totals.amount" is ${found}, but the rows add up to ${formatNaira(amount)}. ${fileOf(module)} is where the console says which rows are counted.`,
    ]
  }
  return []
}
