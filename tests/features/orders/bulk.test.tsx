import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { orderRow } from '../../../src/mock-api/answers'
import type { StoredOrder } from '../../../src/mock-api/seed/order-types'
import { findBar, selectPage } from '../../support/bulk-rows'
import { findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const order = { status: 'paid', deliveryType: 'delivery', driver: null, totalPrice: 2500 }

/** Renders the list of orders with these: ord-001 is "ORD-1". */
function renderOrders(...changes: Partial<StoredOrder>[]) {
  const app = renderApp('/orders', { vouchers: 0 })
  const ids = changes.map((change, index) => {
    const id = `ord-00${index + 1}`
    app.db.orders.patch(id, { ...order, orderId: `ORD-${index + 1}`, ...change })
    return id
  })
  server.use(
    http.get('*/api/crm/order', () =>
      HttpResponse.json({
        orders: ids.flatMap((id) => app.db.orders.find(id) ?? []).map(orderRow),
        pagination: { total: ids.length, totalPages: 1 },
      }),
    ),
  )
  return app
}

test('many orders are canceled for one reason, with the sum of their prices', async () => {
  const app = renderOrders({}, { totalPrice: 1500.25 }, { status: 'canceled' })
  await selectPage(app)
  const bar = await findBar()
  // The destructive action is the last one.
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Export (3)',
    'Assign driver',
    'Cancel order',
    '',
  ])
  await app.user.click(bar.getByRole('button', { name: 'Cancel order' }))
  const dialog = within(await findDialog('Cancel 2 orders'))
  expect(dialog.getByText('1 is already canceled')).toBeVisible()
  expect(dialog.getByText(/Payments are not refunded by this/)).toBeVisible()
  await app.user.selectOptions(dialog.getByLabelText(/^Reason/), 'No driver found')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel 2 orders, ₦4,000.25' }))
  expect(await screen.findByText('2 canceled')).toBeVisible()
  const body = { status: 'canceled', reason: 'No driver found' }
  expect(app.writes.map((write) => write.body)).toEqual([body, body])
})
