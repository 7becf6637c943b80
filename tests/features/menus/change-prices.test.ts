import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeAmount, planPrices, type PriceChange } from '@/features/menus/change-prices'

const up10: PriceChange = {
  direction: 'up',
  unit: 'percent',
  amount: 10,
  roundTo: 1,
  discount: 'step',
}
const down = (change: Partial<PriceChange>): PriceChange => ({
  ...up10,
  direction: 'down',
  ...change,
})

describe('a price', () => {
  test.each([
    [1234.56, up10, 1358],
    [3500, up10, 3850],
    [2.5, { ...up10, amount: 20 }, 3],
    [4250, { ...up10, roundTo: 10 }, 4680],
    [4250, { ...up10, roundTo: 50 }, 4700],
    [4250, { ...up10, roundTo: 100 }, 4700],
    [1000, { ...up10, amount: 12.25 }, 1123],
    [1000, { ...up10, amount: 0.04 }, 1000],
    [1000, { ...up10, amount: 0.05 }, 1001],
    [999.5, { ...up10, unit: 'naira', amount: 1 }, 1001],
    [999.49, { ...up10, unit: 'naira', amount: 1 }, 1000],
    [1500, { ...up10, unit: 'naira', amount: 250.5, roundTo: 50 }, 1750],
    [1475, { ...up10, unit: 'naira', amount: 250, roundTo: 50 }, 1750],
    [1234.56, down({}), 1111],
    [1000, down({ amount: 12.25 }), 878],
    [1000, down({ amount: 100 }), 0],
    [1000, down({ unit: 'naira', amount: 1000 }), 0],
    [1000, down({ unit: 'naira', amount: 1500.5 }), -500],
    [1000, down({ unit: 'naira', amount: 1550, roundTo: 100 }), -500],
    [40, down({ unit: 'naira', amount: 15, roundTo: 50 }), 50],
    [39, down({ unit: 'naira', amount: 15, roundTo: 50 }), 0],
    [999_999_999_999.99, { ...up10, roundTo: 100 }, 1_100_000_000_000],
  ] as const)('of ₦%d, changed by %o, is ₦%d', (price, change, expected) => {
    expect(changeAmount(price, change)).toBe(expected)
  })

  test('is a multiple of what it is rounded to, and at most half of that away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(1, 10, 50, 100),
        fc.constantFrom('up', 'down'),
        fc.constantFrom('percent', 'naira'),
        (kobo, hundredths, roundTo, direction, unit) => {
          const change = { direction, unit, amount: hundredths / 100, roundTo } as const
          const kobos = Math.round(100 * changeAmount(kobo / 100, change))
          const step = BigInt(100 * roundTo)
          const sign = direction === 'up' ? 1n : -1n
          const scale = unit === 'percent' ? 10_000n : 1n
          const exact =
            unit === 'percent'
              ? BigInt(kobo) * (10_000n + sign * BigInt(hundredths))
              : BigInt(kobo) + sign * BigInt(hundredths)
          const above = 2n * (BigInt(kobos) * scale - exact)
          expect(BigInt(kobos) % step).toBe(0n)
          expect(above > -step * scale && above <= step * scale).toBe(true)
        },
      ),
    )
  })
})

const dish = (price: number | null, discountPrice: number | null = null) => ({
  price,
  discountPrice,
})
const outcomeOf = (prices: ReturnType<typeof dish>, change: PriceChange) => {
  const plan = planPrices(prices, change)
  return 'reason' in plan ? plan.reason : plan.after
}

test.each([
  ['step', dish(3300, 2750)],
  ['keep', dish(3300, 2500)],
  ['remove', dish(3300)],
] as const)('with "%s", the discount price of a dish follows', (discount, after) => {
  expect(outcomeOf(dish(3000, 2500), { ...up10, discount })).toEqual(after)
})

test.each([
  ['no price', dish(null, 500), up10, 'It has no price'],
  ['a price of 0', dish(0), up10, 'No change'],
  ['a negative price', dish(-100), up10, 'The price would be 0 or less'],
  ['a price down to 0', dish(1000), down({ amount: 100 }), 'The price would be 0 or less'],
  [
    'a price below 0',
    dish(1000),
    down({ unit: 'naira', amount: 1001 }),
    'The price would be 0 or less',
  ],
  ['a price rounded to 0', dish(40), down({ roundTo: 100 }), 'The price would be 0 or less'],
  [
    'a discount price down to 0',
    dish(1000, 500),
    down({ unit: 'naira', amount: 500 }),
    'The discount price would be 0 or less',
  ],
  [
    'a price down to the discount price',
    dish(1000, 900),
    down({ discount: 'keep' }),
    'The price would equal the discount price',
  ],
  [
    'a price below the discount price',
    dish(1000, 950),
    down({ discount: 'keep' }),
    'The price would be below the discount price',
  ],
  [
    'two prices that are rounded to the same',
    dish(1000, 990),
    { ...up10, roundTo: 100 },
    'The price would equal the discount price',
  ],
  ['a change that is rounded away', dish(1000), { ...up10, amount: 0.01 }, 'No change'],
])('a dish is left out with the reason: %s', (_name, prices, change, reason) => {
  expect(outcomeOf(prices, change)).toBe(reason)
})

test('a removed discount alone is a change', () => {
  const change = { ...up10, amount: 0.01, discount: 'remove' } as const
  expect(outcomeOf(dish(1000, 900), change)).toEqual(dish(1000))
})
