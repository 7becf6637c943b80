import { formatNaira } from '@/domain/amount'

/** Follows a deed: ", ₦486,300.00". "" if there are no amounts, or if one is unknown (NaN). */
export function moneySum(amounts: readonly number[]) {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (amounts.length === 0 || Number.isNaN(sum)) return ''
  // Rounds to kobo, because sums of decimals are not exact.
  return `, ${formatNaira(Math.round(sum * 100) / 100)}`
}
