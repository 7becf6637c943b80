import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { factsIn } from '../support/contents'
import { findFacts } from '../support/details'
import { findDialog, renderApp } from '../support/render-app'
import { server } from '../support/server'

const serve = (noun: string, record: object) =>
  server.use(
    http.get(`*/api/crm/${noun}/x`, () => HttpResponse.json({ [noun]: { id: 'x', ...record } })),
  )

/** The labels of the facts of a sheet, once its details have loaded. */
async function findSheetLabels(name: string) {
  const dialog = await findDialog(name)
  await waitFor(() => expect(dialog.querySelector('dl')).toHaveAttribute('aria-busy', 'false'))
  return Object.keys(factsIn(dialog))
}

const CUSTOMER = { id: 'usr-1', name: 'Adaeze Bello' }

test('a restaurant without opening hours says so once', async () => {
  renderApp('/restaurant/x', { vouchers: 0 })
  serve('restaurant', { name: 'Buka', status: 'closed' })
  await screen.findByRole('heading', { name: 'Buka' })
  expect(await findFacts('Opening hours')).toEqual({ 'Every day': '—' })
  expect(await findFacts('Restaurant')).toMatchObject({ Reason: '—', Phone: '—' })
  expect(await findFacts('Restaurant')).not.toHaveProperty('Rating')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an order has no facts that its kind cannot have, and "—" for what is missing', async () => {
    renderApp('/orders/x', { vouchers: 0 })
    serve('order', {
      orderId: 'ORD-1',
      user: null,
      deliveryType: 'pickup',
      status: 'delivered',
      paymentMethod: 'cash',
    })
    await screen.findByRole('heading', { name: 'ORD-1' })
    expect(Object.keys(await findFacts('Order'))).toEqual(['Total', 'Created', 'Status since'])
    expect(await findFacts('Customer')).toEqual({ Name: 'Guest' })
    expect(await findFacts('Delivery')).toEqual({ Restaurant: '—', Type: 'Pickup' })
    expect(await findFacts('Payment')).toEqual({ Method: 'Cash' })
  })

  test('an order that is delivered has "—" for its driver and address, and a canceled one for the reason', async () => {
    renderApp('/orders/x', { vouchers: 0 })
    serve('order', { orderId: 'ORD-1', user: {}, deliveryType: 'delivery', status: 'canceled' })
    await screen.findByRole('heading', { name: 'ORD-1' })
    expect(await findFacts('Order')).toMatchObject({ Reason: '—' })
    expect(await findFacts('Customer')).toEqual({ Name: '—', Email: '—', Phone: '—' })
    expect(Object.keys(await findFacts('Delivery'))).toEqual(['Restaurant', 'Address'])
    expect(await findFacts('Payment')).toEqual({ Method: '—' })
  })

  test.each([
    [
      { type: 'wallet_topup', channel: 'ussd', status: 'pending', user: CUSTOMER },
      [
        'Type',
        'Channel',
        'Reference',
        'Provider reference',
        'Provider',
        'Customer',
        'Created',
        'ID',
      ],
    ],
    [
      { type: 'payment', channel: 'cash', status: 'success', user: CUSTOMER },
      ['Type', 'Channel', 'Reference', 'Customer', 'Order', 'Created', 'Paid', 'ID'],
    ],
    [
      { type: 'payout', channel: 'bank', status: 'failed' },
      [
        'Type',
        'Channel',
        'Reference',
        'Provider reference',
        'Provider',
        'Provider’s message',
        'Payout',
        'Created',
        'ID',
      ],
    ],
  ])('the transaction %j has the facts %j', async (transaction, labels) => {
    renderApp('/transactions?transaction=x', { vouchers: 0 })
    serve('transaction', transaction)
    expect(await findSheetLabels('Transaction Details')).toEqual(labels)
  })

  test.each([
    ['requested', [], []],
    ['processing', ['Decided'], []],
    ['declined', ['Decided', 'Reason'], []],
    ['paid', ['Decided'], ['Paid', 'Reference', 'Transaction']],
  ])(
    'a payout that is %s has the facts %j and %j besides those of its request',
    async (status, decision, transfer) => {
      renderApp('/payouts?payout=x', { vouchers: 0 })
      serve('payout', { payoutId: 'PAY-1', amount: 500, status })
      // A warning says that it has no bank account.
      expect(await findSheetLabels('Payout Details')).toEqual([
        'Payee',
        'Requested',
        ...decision,
        'Balance before',
        ...transfer,
      ])
    },
  )
})
