import type { Plan } from '@/components/actions/plan-many'
import { toKobo } from '@/domain/amount'
import type { Dish } from './resource'

export type Direction = 'up' | 'down'
export type Unit = 'percent' | 'naira'
export type DiscountChange = 'step' | 'keep' | 'remove'

/** A change of the prices of many dishes. */
export interface PriceChange {
  direction: Direction
  unit: Unit
  /** In percent or naira, with at most 2 decimals. */
  amount: number
  /** The new price is a multiple of this, in naira. */
  roundTo: number
  discount: DiscountChange
}

/** What a dish costs, in naira. */
export interface Prices {
  price: number
  discountPrice: number | null
}

/** A price that is null is not known. */
export type KnownPrices = Pick<Dish, 'price' | 'discountPrice'>

const toNaira = (kobo: bigint) => Number(kobo) / 100

/** The hundredths of a percent in 100 percent. */
const WHOLE = 10_000n

/** Rounds a fraction of kobo to a multiple of `step`. Halves are rounded up. */
function roundTo(numerator: bigint, denominator: bigint, step: bigint) {
  const divisor = 2n * denominator * step
  const dividend = 2n * numerator + denominator * step
  // Division of BigInts rounds towards 0, and this has to round down.
  const remainder = ((dividend % divisor) + divisor) % divisor
  return ((dividend - remainder) / divisor) * step
}

/** Changes an amount, computed in whole kobo: 10 percent more than ₦1,234.56, to ₦1, is ₦1,358. */
export function changeAmount(naira: number, change: Omit<PriceChange, 'discount'>) {
  const { direction, unit, amount } = change
  const sign = direction === 'up' ? 1n : -1n
  // Hundredths: kobo, or hundredths of a percent.
  const hundredths = sign * toKobo(amount)
  const kobo = toKobo(naira)
  const step = toKobo(change.roundTo)
  return toNaira(
    unit === 'percent'
      ? roundTo(kobo * (WHOLE + hundredths), WHOLE, step)
      : roundTo(kobo + hundredths, 1n, step),
  )
}

function changeDiscount(discountPrice: number | null, change: PriceChange) {
  if (discountPrice === null || change.discount === 'remove') return null
  return change.discount === 'keep' ? discountPrice : changeAmount(discountPrice, change)
}

function reasonAgainst({ price, discountPrice }: Prices) {
  if (price <= 0) return 'The price would be 0 or less'
  if (discountPrice === null) return null
  if (discountPrice <= 0) return 'The discount price would be 0 or less'
  if (discountPrice === price) return 'The price would equal the discount price'
  return discountPrice > price ? 'The price would be below the discount price' : null
}

/** What a change makes of the prices of a dish. */
export function planPrices(
  { price, discountPrice }: KnownPrices,
  change: PriceChange,
): Plan<Prices> {
  if (price === null) return { before: null, reason: 'It has no price' }
  const before = { price, discountPrice }
  const after = {
    price: changeAmount(price, change),
    discountPrice: changeDiscount(discountPrice, change),
  }
  const reason = samePrices(before, after) ? 'No change' : reasonAgainst(after)
  return reason === null ? { before, after } : { before, reason }
}

const samePrices = (one: KnownPrices, other: KnownPrices) =>
  one.price === other.price && one.discountPrice === other.discountPrice
