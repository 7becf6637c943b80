import { capitalize, formatCount, formatQuantity } from '@/lib/format'

export interface ShownRange {
  page: number
  pageSize: number
  /** The number of rows on the page. */
  rowCount: number
  noun: readonly [one: string, many: string]
  /** Null if the response has no count. */
  total: number | null
}

/**
 * Which records a page of a list shows: "1–20 of 240 vouchers", or "3 vouchers" if the list has one
 * page. A total that contradicts the page is left out.
 */
export function rangeText({ page, pageSize, rowCount, noun, total }: ShownRange) {
  const [one, many] = noun
  const first = (page - 1) * pageSize + 1
  const last = first + rowCount - 1
  if (rowCount === 0) {
    return total === null ? `No ${many} on this page` : `0 of ${formatQuantity(total, one, many)}`
  }
  const isWhole = page === 1 && (total === null ? rowCount < pageSize : total === rowCount)
  if (isWhole) return formatQuantity(rowCount, one, many)
  const ofTotal = total !== null && total >= last ? ` of ${formatQuantity(total, one, many)}` : ''
  // Alone, "21" would be a count.
  if (first === last) {
    return ofTotal ? `${formatCount(first)}${ofTotal}` : `${capitalize(one)} ${formatCount(first)}`
  }
  return `${formatCount(first)}–${formatCount(last)}${ofTotal || ` ${many}`}`
}
