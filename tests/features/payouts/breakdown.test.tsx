import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatNaira, toKobo } from '@/domain/amount'
import { payoutParts } from '@/features/payouts/fields'
import { payoutResource } from '@/features/payouts/resource'
import { startApi } from '../../mock-api/api'
import { renderPayouts } from '../../support/bulk-rows'
import { findDialog } from '../../support/render-app'

const partsOf = (payout: object) =>
  payoutParts(v.parse(payoutResource.record, { id: 'p-1', ...payout })).map(
    ({ label, amount }) => `${label} ${amount}`,
  )

test.each([
  [{ amount: 100 }, []],
  [{ amount: 100, breakdown: {} }, []],
  [{ amount: 100, breakdown: null }, []],
  [{ amount: 85, breakdown: { sales: 100, commission: 15 } }, ['Sales 100', 'Commission -15']],
  [
    {
      amount: 70.3,
      breakdown: {
        sales: 100.1,
        deliveryFees: 0,
        commission: 15,
        fees: 5,
        refunds: 10,
        adjustments: -0.1,
        earlierBalance: 0.3,
      },
    },
    [
      'Sales 100.1',
      'Delivery fees 0',
      'Commission -15',
      'Fees -5',
      'Refunds -10',
      'Adjustments -0.1',
      'Earlier balance 0.3',
    ],
  ],
  // What the response does not say is named instead of hidden.
  [{ amount: 90, breakdown: { sales: 100 } }, ['Sales 100', 'Not explained -10']],
  [{ breakdown: { sales: 100, fees: 'none' } }, ['Sales 100']],
])('the payout %j consists of %j', (payout, parts) => {
  expect(partsOf(payout)).toEqual(parts)
})

test('the sheet shows what the amount consists of, if the details say it', async () => {
  const payouts = [
    { amount: 85_000, breakdown: { sales: 100_000, commission: 15_000 } },
    { breakdown: {} },
  ]
  const app = renderPayouts(payouts, { url: '/payouts?payout=p-1' })
  const sheet = within(await findDialog('Payout Details'))
  expect(await sheet.findByRole('heading', { name: 'What it consists of' })).toBeVisible()
  const section = sheet.getByRole('heading', { name: 'What it consists of' }).parentElement
  expect(section).toHaveTextContent(
    `What it consists ofSales₦100,000.00Commission${formatNaira(-15_000)}Amount₦85,000.00`,
  )
  await app.user.click(sheet.getByRole('button', { name: 'Next payout' }))
  await screen.findByRole('heading', { name: 'PAY-2' })
  expect(screen.queryByRole('heading', { name: 'What it consists of' })).not.toBeInTheDocument()
})

test('the parts of every payout of the mock API are its amount, to the kobo', async () => {
  const { db } = await startApi()
  for (const { amount, breakdown } of db.payouts.all()) {
    const { sales = 0, commission = 0, deliveryFees = 0, earlierBalance = 0 } = breakdown
    expect(toKobo(amount)).toBe(
      toKobo(sales) - toKobo(commission) + toKobo(deliveryFees) + toKobo(earlierBalance),
    )
  }
  expect(db.payouts.all().length).toBeGreaterThan(80)
})
