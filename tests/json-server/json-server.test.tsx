// @module-tag matrix

import { screen, waitFor, within } from '@testing-library/react'
import { bypass, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { startJsonServer } from '../support/json-server'
import { mountApp } from '../support/render-app'
import { server, startMockApi } from '../support/server'
import { changedLines } from './patched-source'

// connect.patch connects the console to json-server: the project of these tests applies it.

const words = ['pending', 'preparing', 'on the way', 'delivered', 'canceled']
const orders = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  number: `N-${1001 + index}`,
  customer: { id: 7, name: index === 30 ? 'Folake Bello' : 'Adaeze Obi' },
  restaurant: { id: 3, name: 'Buka Republic' },
  total_kobo: 650_050,
  status: words[index % words.length],
  placed_at: '2026-11-23T10:00:00Z',
  lines: [
    { dish: 'Party Jollof', count: 2, price_kobo: 300_000 },
    { dish: 'Zobo', count: 1, price_kobo: 50_050 },
  ],
}))

const requests: string[] = []

async function openOrders(url: string) {
  requests.length = 0
  const origin = await startJsonServer({ orders })
  const { db } = startMockApi({ vouchers: 0 })
  server.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const target = pathname.replace('/api', '') + search
      requests.push(`GET ${target}`)
      // A forwarded response would say that it is still compressed.
      const headers = { 'Accept-Encoding': 'identity' }
      // The next page may still load when the test and the server have ended.
      return fetch(bypass(origin + target, { headers })).catch(() => HttpResponse.error())
    }),
  )
  return mountApp(url, db)
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Orders', busy: false })
  return within(table).getAllByRole('row').slice(1)
}

test('the console lists the orders of json-server and turns its pages', async () => {
  const app = await openOrders('/orders')
  const [first, ...others] = await rows()
  expect(others).toHaveLength(19)
  expect(first).toHaveTextContent(/N-1001.*Adaeze Obi.*Buka Republic.*₦6,500\.50.*Pending/)
  expect(screen.getByRole('banner')).toHaveTextContent(/Orders45/)
  expect(requests[0]).toBe('GET /orders?_page=1&_limit=20')
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(app.address()).toBe('/orders?page=2'))
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('N-1021'))
})

test('a filter and a search of the console are those of json-server', async () => {
  const app = await openOrders('/orders?status=canceled')
  await waitFor(async () => expect(await rows()).toHaveLength(9))
  expect(requests[0]).toBe('GET /orders?_page=1&_limit=20&status=canceled')
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await app.user.type(screen.getByRole('searchbox'), 'Folake{Enter}')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]).toHaveTextContent('N-1031')
})

test('the page of an order shows what json-server has of it', async () => {
  await openOrders('/orders/3')
  expect(await screen.findByRole('heading', { level: 2, name: 'N-1003' })).toBeVisible()
  expect(await screen.findByText('Party Jollof')).toBeVisible()
  expect(document.body).toHaveTextContent(/On the way/)
  expect(document.body).toHaveTextContent(/Zobo/)
  expect(requests).toEqual(['GET /orders/3'])
})

test('an order that json-server does not have is missing', async () => {
  await openOrders('/orders/999')
  expect(
    await screen.findByRole('heading', { name: 'This order could not be found' }),
  ).toBeVisible()
})

test('json-server is connected with at most 80 changed lines', () => {
  expect(changedLines().length).toBeLessThanOrEqual(80)
  expect(changedLines().length).toBeGreaterThan(40)
})
