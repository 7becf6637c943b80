import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { changeEndpoint } from '@/api/endpoint'
import { send } from '@/api/http'
import { orderResource } from '@/features/orders/resource'
import { orderResource as mappedResource } from '../../contract/mapped-orders'
import { renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const { path, record, change } = orderResource

test('the console reads the orders of a backend with other names, units and statuses', async () => {
  Object.assign(orderResource, mappedResource)
  onTestFinished(() => {
    Object.assign(orderResource, { path, record, change })
  })
  renderApp('/orders')
  const row = { _id: 'a', number: 'N-1', total_kobo: 650_050, status: 'DISPATCHED' }
  // The amount of the second order is no number, so it must not be shown as naira.
  const other = { ...row, _id: 'b', number: 'N-2', total_kobo: '650050' }
  server.use(
    http.get('*/api/v2/orders', () =>
      HttpResponse.json({ orders: [row, other], pagination: { total: 2, totalPages: 1 } }),
    ),
  )
  const table = await screen.findByRole('table', { name: 'Orders', busy: false })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/N-1.*₦6,500\.50.*On the way/)
  expect(second).toHaveTextContent(/N-2.*On the way/)
  expect(second).not.toHaveTextContent('₦')
})

test('the console sends a body with the names of the backend', async () => {
  const { writes } = renderApp('/orders')
  server.use(http.patch('*/api/v2/orders/a', () => HttpResponse.json({})))
  await send(changeEndpoint(mappedResource), {
    id: 'a',
    body: { status: 'canceled', reason: 'Late' },
  })
  expect(writes).toEqual([
    { request: 'PATCH /api/v2/orders/a', body: { status: 'canceled', cancel_reason: 'Late' } },
  ])
})
