import * as v from 'valibot'
import { formatAmount, plainAmount, plainAmountError } from '../../domain/amount.ts'
import type { PriceChange } from './change-prices.ts'

export const priceKinds = [
  ['up percent', 'Up by percent'],
  ['down percent', 'Down by percent'],
  ['up naira', 'Up by naira'],
  ['down naira', 'Down by naira'],
] as const

export const roundings = [
  ['1', '₦1'],
  ['10', '₦10'],
  ['50', '₦50'],
  ['100', '₦100'],
] as const

export const discountChanges = [
  ['step', 'Changed in step'],
  ['keep', 'Kept'],
  ['remove', 'Removed'],
] as const

const namesOf = <const TName extends string>(options: readonly (readonly [TName, string])[]) =>
  options.map(([name]) => name)

export const priceValuesSchema = v.object({
  kind: v.string(),
  amount: v.string(),
  roundTo: v.string(),
  discount: v.string(),
})

export const noPriceChange = { kind: 'up percent', amount: '', roundTo: '10', discount: 'step' }

export const isPercent = (kind: string) => kind.endsWith('percent')

const MAX_PERCENT_UP = 1000

/** The error message for an amount, or "". */
function amountError(kind: string, amount: string) {
  if (amount === '') return 'Enter by how much'
  if (!isPercent(kind)) return plainAmountError(amount)
  const max = kind === 'up percent' ? MAX_PERCENT_UP : 100
  if (plainAmountError(amount) === '' && Number(amount) <= max) return ''
  return `Enter a percentage above 0 and up to ${formatAmount(String(max))}, with at most 2 decimals`
}

/** A percentage may be typed with its sign. */
const typedAmount = v.pipe(
  v.string(),
  v.transform((text) => plainAmount(text.replace(/%\s*$/, ''))),
)

export const priceFormSchema = v.pipe(
  v.object({
    kind: v.picklist(namesOf(priceKinds)),
    amount: typedAmount,
    roundTo: v.picklist(namesOf(roundings)),
    discount: v.picklist(namesOf(discountChanges)),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['amount']],
      ({ kind, amount }) => amountError(kind, amount) === '',
      ({ input }) => amountError(input.kind, input.amount),
    ),
    ['amount'],
  ),
  v.transform(({ kind, amount, roundTo, discount }): PriceChange => ({
    direction: kind.startsWith('up') ? 'up' : 'down',
    unit: isPercent(kind) ? 'percent' : 'naira',
    amount: Number(amount),
    roundTo: Number(roundTo),
    discount,
  })),
)
