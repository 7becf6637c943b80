import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { cellsOf } from '../../support/contents'
import { renderApp, runClockUntil, failureToasts } from '../../support/render-app'
import { server } from '../../support/server'

const restaurant = {
  id: 'viw-1',
  type: 'restaurant',
  target: { id: 'res-1', name: 'Buka Republic', image: '/api/images/buka-republic.svg' },
  views: 1820,
  viewers: 1204,
  carts: 310,
  orders: 188,
  lastViewedAt: '2026-01-13T10:00:00Z',
}
const dish = {
  ...restaurant,
  id: 'viw-2',
  type: 'MENU',
  target: { id: 'mnu-1', name: 'Party Jollof' },
  restaurant: { id: 'res-1', name: 'Buka Republic' },
  views: 1,
  viewers: 1,
  orders: 1,
}

/** Serves these views as the list. */
function serveViews(...views: object[]) {
  server.use(
    http.get('*/api/crm/view', () =>
      HttpResponse.json({ views, pagination: { total: 480, totalPages: 24 } }),
    ),
  )
}

test('the list shows what was viewed and what came of it, and leads there', async () => {
  const app = renderApp('/views', { vouchers: 0 })
  serveViews(
    restaurant,
    dish,
    { id: 'viw-3', type: 'restaurant', target: { id: 'res-3' }, views: 0, viewers: 0, orders: 0 },
    { id: 'viw-4', type: 'cuisine', target: { id: 'cui-1', name: 'Swallow' }, viewers: 10 },
    // More is not shown, even if a backend sends it.
    { id: 'viw-5', viewers: 3, orders: 2, user: 'Ada', ip: '10.0.0.1', device: 'Pixel' },
  )
  const viewed = 'Last viewed 13 January 2026'
  expect(await cellsOf('Views')).toEqual([
    [
      'Buka Republic',
      'Restaurant',
      `—${viewed}`,
      '1,820 views',
      '1,204',
      '310',
      '188 orders',
      '15.6',
    ],
    ['PParty Jollof', 'Dish', `Buka Republic${viewed}`, '1 view', '1', '310', '1 order', '100.0'],
    ['rres-3', 'Restaurant', '—', '0 views', '0', '—', '0 orders', '—'],
    ['SSwallow', 'Cuisine', '—', '—', '10', '—', '—', '—'],
    ['vviw-5', '—', '—', '—', '3', '—', '2 orders', '66.7'],
  ])
  expect(document.body.innerHTML).not.toMatch(/10\.0\.0\.1|Pixel/)
  const links = within(screen.getByRole('table')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/restaurant/res-1',
    '/menus/mnu-1',
    '/restaurant/res-1',
    '/restaurant/res-3',
  ])
  // The number of rows is not that of the views.
  expect(screen.getByRole('banner')).toHaveTextContent(/Views480/)
  expect(screen.getByText(/of 480/)).toHaveTextContent('1–5 of 480 restaurants or dishes')
  expect(app.requests).toContain('GET /api/crm/view?page=1&limit=20&search=&type=all&period=30d')
})

test('the filters are in the URL, except the period that is the default', async () => {
  const app = renderApp('/views?period=30d', { vouchers: 0 })
  serveViews(restaurant)
  await cellsOf('Views')
  const period = screen.getByRole('combobox', { name: /period/i })
  expect(period).toHaveDisplayValue('Last 30 days')
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument()
  await app.user.selectOptions(period, 'Last 90 days')
  await app.user.selectOptions(screen.getByRole('combobox', { name: /type/i }), 'Dishes')
  await waitFor(() => expect(app.address()).toBe('/views?period=90d&type=menu'))
  await waitFor(() =>
    expect(app.requests).toContain(
      'GET /api/crm/view?page=1&limit=20&search=&type=menu&period=90d',
    ),
  )
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(app.address()).toBe('/views'))
  expect(period).toHaveDisplayValue('Last 30 days')
})

test('any other failure is one, and an empty period is said in words', async () => {
  // A period leaves out no row, so this is not a search without a match.
  const app = renderApp('/views?period=7d', { vouchers: 0, fakeTimers: true })
  serveViews()
  expect(await screen.findByText('Nothing was viewed in this period.')).toBeVisible()
  server.use(
    http.get('*/api/crm/view', () => HttpResponse.json({ message: 'Later' }, { status: 422 })),
  )
  await app.user.selectOptions(screen.getByRole('combobox', { name: /type/i }), 'Dishes')
  expect(await runClockUntil('The restaurants or dishes could not be loaded')).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([404, 501])(
    'a backend that answers %i does not record views: no error',
    async (status) => {
      const app = renderApp('/views', { vouchers: 0 })
      server.use(http.get('*/api/crm/view', () => HttpResponse.json({}, { status })))
      const title = await screen.findByRole('heading', {
        name: 'This backend does not record views',
      })
      const main = within(screen.getByRole('main'))
      expect(title).toBeVisible()
      expect(main.queryByText(/does not provide|could not be loaded/)).not.toBeInTheDocument()
      expect(main.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
      expect(failureToasts()).toEqual([])
      expect(main.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/analytics')
      await app.user.click(main.getByRole('link', { name: 'Carts' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Carts' })).toBeVisible()
    },
  )
})
