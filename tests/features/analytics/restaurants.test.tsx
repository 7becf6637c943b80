import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { daysOf } from '@/api/dates'
import { lagosToday } from '@/domain/lagos'
import { permissionNames } from '../../../src/contract/permissions'
import { restaurantFigures } from '../../../src/features/analytics/resource'
import { captureFile, cellsOf, columnHeaders } from '../../support/contents'
import { findDialog, findToast, renderApp } from '../../support/render-app'
import { server, serveWithout } from '../../support/server'

const VIEW = '/analytics?view=restaurants'
const PATH = `*/api${restaurantFigures.path}`

const daysIn = (dates: 'last_month' | 'last_7_days' | 'last_30_days') => {
  const { from, to } = daysOf({ dates }, lagosToday()) ?? {}
  return `from=${from}&to=${to}`
}

const rowsSchema = v.array(v.object({ id: v.string(), sales: v.number() }))
const pageSchema = v.object({
  data: v.object({ restaurants: rowsSchema, pagination: v.object({ total: v.number() }) }),
})

/** The figures of all restaurants, as the mock API sends them. */
async function readAll(days: string) {
  const headers = { Authorization: 'Bearer a-token' }
  const response = await fetch(`/api${restaurantFigures.path}?page=1&limit=100&${days}`, {
    headers,
  })
  return v.parse(pageSchema, await response.json()).data
}

function serve(restaurants: readonly object[], sort: readonly string[] = []) {
  server.use(
    http.get(PATH, () =>
      HttpResponse.json({
        restaurants,
        pagination: { total: restaurants.length, totalPages: 1 },
        capabilities: { sort },
      }),
    ),
  )
}

const listed = (requests: readonly string[]) =>
  requests.filter((request) => request.includes(restaurantFigures.path))

const buka = {
  id: 'res-1',
  name: 'Buka Republic',
  orders: 12,
  sales: 82_600.5,
  commission: 11_550,
  fees: 5600,
  refunds: 0,
  net: 65_450.5,
}

test('five presses export the last month of all restaurants', async () => {
  const { user, requests, address } = renderApp('/analytics', { vouchers: 0 })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Dates' }), 'Last month')
  await screen.findByText('Compared with')
  await user.click(await screen.findByRole('link', { name: 'All restaurants' }))
  expect(address()).toBe('/analytics?dates=last_month&view=restaurants')
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
  const days = daysIn('last_month')
  const { restaurants, pagination } = await readAll(days)
  expect(pagination.total).toBeGreaterThan(20)
  expect(listed(requests)).toContain(`GET /api${restaurantFigures.path}?page=1&limit=20&${days}`)
  const savedLines = captureFile()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export restaurants'))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  const [header, ...lines] = await savedLines()
  expect(header).toBe(
    '"Restaurant","Orders","Sales (NGN)","Commission (NGN)","Fees (NGN)","Refunds (NGN)","Net (NGN)"',
  )
  expect(lines).toHaveLength(pagination.total)
  expect(restaurants).toHaveLength(pagination.total)
  const [link] = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts
  expect(link).toHaveProperty('download', `restaurants last month ${lagosToday()}.csv`)
  expect(await findToast('Restaurants exported')).toBeVisible()
})

test('a restaurant has its figures and leads to its page, and what is not known is "—"', async () => {
  const { user, address } = renderApp(VIEW, { vouchers: 0 })
  serve([buka, { id: 'res-2', name: null, orders: null, sales: 'many' }])
  expect(await cellsOf('All restaurants')).toEqual([
    [
      'Buka Republic',
      '12 orders',
      'Sales ₦82,600.50',
      '₦11,550.00',
      '₦5,600.00',
      '₦0.00',
      'Net ₦65,450.50',
    ],
    ['res-2', '—', 'Sales —', '—', '—', '—', 'Net —'],
  ])
  expect(columnHeaders()).toEqual([
    'Restaurant',
    'Orders',
    'Sales',
    'Commission',
    'Fees',
    'Refunds',
    'Net',
  ])
  expect(screen.getByText('2 restaurants')).toBeVisible()
  expect(screen.getByText(/^Sales are the totals of delivered orders\. Net is /)).toBeVisible()
  // It has only dates.
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Buka Republic' }))
  expect(address()).toBe('/restaurant/res-1')
})

test('a row of restaurants that were deleted leads to no page', async () => {
  renderApp(VIEW, { vouchers: 0 })
  serve([buka, { ...buka, id: 'deleted', name: 'Deleted restaurants', isDeleted: true }])
  expect(await screen.findByText('Deleted restaurants')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Buka Republic' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Deleted restaurants' })).toBeNull()
})

test('the announced columns sort with the keyboard, and the dates stay', async () => {
  const { user, requests, address } = renderApp(`${VIEW}&dates=last_7_days`, { vouchers: 0 })
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
  const net = within(screen.getByRole('columnheader', { name: /^Net/ })).getByRole('button')
  net.focus()
  await user.keyboard('{Enter}')
  const days = daysIn('last_7_days')
  await waitFor(() =>
    expect(listed(requests).at(-1)).toBe(
      `GET /api${restaurantFigures.path}?page=1&limit=20&sort=-net&${days}`,
    ),
  )
  expect(address()).toBe('/analytics?view=restaurants&dates=last_7_days&sort=-net')
  const dates = screen.getByRole('combobox', { name: 'Dates' })
  expect(dates).toHaveDisplayValue('Last 7 days')
  expect(within(dates).queryByRole('option', { name: 'All dates' })).toBeNull()
  await user.selectOptions(dates, 'Last month')
  await waitFor(() =>
    expect(listed(requests).at(-1)).toContain(`sort=-net&${daysIn('last_month')}`),
  )
  await user.click(screen.getByRole('link', { name: 'Back to the report' }))
  expect(address()).toBe('/analytics?dates=last_month')
  expect(await screen.findByRole('region', { name: 'Orders per day' })).toBeVisible()
})

test('a column that is not announced does not sort, also not by the URL', async () => {
  const { address, requests } = renderApp(`${VIEW}&sort=-net`, { vouchers: 0 })
  serve([buka], ['sales'])
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
  const header = (name: string) => within(screen.getByRole('columnheader', { name }))
  expect(header('Net').queryByRole('button')).toBeNull()
  expect(header('Sales').getByRole('button')).toBeVisible()
  await waitFor(() => expect(address()).toBe(VIEW))
  expect(listed(requests)).not.toContainEqual(expect.stringContaining('net'))
})

test('without dates, the figures are those of the period', async () => {
  const { requests } = renderApp(`${VIEW}&period=7d`, { vouchers: 0 })
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
  expect(listed(requests)[0]).toContain(daysIn('last_7_days'))
  expect(screen.getByRole('combobox', { name: 'Dates' })).toHaveDisplayValue('Last 7 days')
})

test.each(['/analytics?view=dishes', '/analytics?view='])('%s is the report', async (url) => {
  const { address } = renderApp(url, { vouchers: 0 })
  expect(await screen.findByRole('region', { name: 'Top restaurants' })).toBeVisible()
  expect(address()).toBe('/analytics')
})

test('a backend without the figures of all restaurants has no link to them, and its page says so', async () => {
  const app = renderApp('/analytics', { vouchers: 0 })
  serveWithout(app.db, '*/api/crm/analytics', 'restaurants')
  expect(await screen.findByRole('region', { name: 'Top restaurants' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'All restaurants' })).toBeNull()
  server.use(http.get(PATH, () => new HttpResponse(null, { status: 404 })))
  await app.router.navigate({ href: VIEW })
  expect(
    await screen.findByRole('heading', {
      name: 'This backend does not provide the figures of all restaurants',
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the report' })).toBeVisible()
})

test('a report without top restaurants still leads to all of them', async () => {
  const app = renderApp('/analytics', { vouchers: 0 })
  serveWithout(app.db, '*/api/crm/analytics', 'topRestaurants')
  expect(await screen.findByRole('link', { name: 'All restaurants' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Top restaurants' })).toBeNull()
})

test('without the permissions, there is no export and no link to a restaurant', async () => {
  const permissions = permissionNames.filter(
    (name) => !/^(?:analytics\.export|restaurants\..*)$/.test(name),
  )
  renderApp(VIEW, { vouchers: 0, permissions })
  serve([buka])
  expect(await screen.findByText('Buka Republic')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Buka Republic' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('the page of an administrator without analytics sends no request', async () => {
  const permissions = permissionNames.filter((name) => !name.startsWith('analytics.'))
  const { requests } = renderApp(VIEW, { vouchers: 0, permissions })
  expect(await screen.findByText(/You do not have access to Analytics/)).toBeVisible()
  expect(listed(requests)).toEqual([])
})

test('an export whose second page fails says so, and is tried again', async () => {
  const { user } = renderApp(`${VIEW}&dates=last_month`, { vouchers: 0 })
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await findDialog('Export restaurants'))
  let isDown = true
  server.use(
    http.get(PATH, ({ request }) =>
      isDown && request.url.includes('page=2')
        ? HttpResponse.json({ message: 'Not now' }, { status: 403 })
        : undefined,
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.getByText(/^Only 20 of \d+ restaurants were loaded/)).toBeVisible()
  isDown = false
  const savedLines = captureFile()
  await user.click(again)
  const { pagination } = await readAll(daysIn('last_month'))
  expect(await savedLines()).toHaveLength(pagination.total + 1)
})

test('a list that could not be loaded is loaded again', async () => {
  const { user } = renderApp(VIEW, { vouchers: 0 })
  let isDown = true
  server.use(
    http.get(PATH, () =>
      isDown ? HttpResponse.json({ message: 'Not today' }, { status: 403 }) : undefined,
    ),
  )
  expect(
    await screen.findByRole('heading', { name: 'The restaurants could not be loaded' }),
  ).toBeVisible()
  expect(screen.getByText('Not today')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'All restaurants', busy: false })
})

test('a period without orders says so', async () => {
  renderApp(VIEW, { vouchers: 0 })
  serve([])
  expect(await screen.findByText('Nothing was ordered in this period.')).toBeVisible()
})
