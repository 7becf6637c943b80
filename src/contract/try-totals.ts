import { formatNaira, toKobo } from '../domain/amount.ts'
import type { Ask, Page } from './ask.ts'
import { describeValue } from './describe-body.ts'
import type { ListModule } from './list-module.ts'

/**
 * Compares the sum of a response with that of its rows. It needs a response with all rows that
 * match: that of the whole list, else that of a status with few rows. Returns problems in
 * sentences.
 */
export async function tryTotals(module: ListModule, first: Page, ask: Ask) {
  const { amountIn, resource } = module
  if (first.totalAmount === null || !amountIn) return []
  const [[all], ...statuses] = resource.filters['status']?.options ?? [['']]
  const isWhole = first.total !== null && first.total <= first.rows.length
  for (const [status] of isWhole ? [[all] as const] : statuses) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask('status', status)
    if (typeof page === 'string') return [page]
    const { rows, total, totalAmount } = page
    if (rows.length === 0 || total === null || total > rows.length) continue
    const amount = amountIn(page.body)
    if (totalAmount !== null && toKobo(totalAmount) === toKobo(amount)) return []
    const found = totalAmount === null ? describeValue(null) : formatNaira(totalAmount)
    return [
      `With "status=${status}", "totals.amount" is ${found}, but the rows add up to ${formatNaira(amount)}. src/features/${resource.module}/fields.ts says which rows are counted.`,
    ]
  }
  return []
}
