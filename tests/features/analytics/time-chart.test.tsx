import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { addDays } from '@/domain/lagos'
import { renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const previous = (orders: number, sales: number) => ({ orders, sales })
const days = {
  from: '2026-11-01',
  to: '2026-11-04',
  orders: 30,
  byDay: [
    { date: '2026-11-01', orders: 4, sales: 1500.5, previous: previous(3, 900) },
    { date: '2026-11-02', orders: 8, sales: 2000, previous: 'many' },
    { date: '2026-11-04', orders: 18, sales: null, previous: previous(0, 0) },
  ],
}
const hours = {
  from: '2026-11-20',
  to: '2026-11-20',
  orders: 9,
  byHour: [
    { hour: 12, orders: 4, sales: 1000, previous: previous(2, 500) },
    { hour: 13, orders: 5, sales: 0, previous: previous(1, 300) },
    { hour: 14, orders: 0, sales: 0, previous: previous(6, 900) },
    { hour: 24, orders: 99 },
  ],
}

const serve = (analytics: object) =>
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics })))

function open(analytics: object, url = '/analytics') {
  const app = renderApp(url, { vouchers: 0 })
  serve(analytics)
  return app
}

/** The legend of a chart: each series with the value that is shown of it. */
const readout = (chart: string) =>
  within(screen.getByRole('region', { name: chart }))
    .getAllByRole('definition')
    .map((value) => `${value.previousSibling?.textContent}: ${value.textContent}`)

const valueText = (chart: HTMLElement) => chart.getAttribute('aria-valuetext')

test('the legend of a chart has the sums of both periods', async () => {
  // The hours are those of one day.
  open({ ...days, byHour: hours.byHour })
  await screen.findByRole('slider', { name: 'Orders per day' })
  expect(readout('Orders per day')).toEqual([
    '1–4 Nov, 3 of 4 days: 30 orders',
    '28–31 Oct: 3 orders',
  ])
  expect(readout('Sales per day')).toEqual([
    '1–4 Nov, 2 of 4 days: ₦3,500.50',
    '28–31 Oct: ₦900.00',
  ])
})

test('the arrow keys move between the columns, and the legend has their values', async () => {
  const { user } = open(days)
  const chart = await screen.findByRole('slider', { name: 'Orders per day' })
  screen.getByRole('button', { name: 'Export orders per day' }).focus()
  await user.tab()
  expect(chart).toHaveFocus()
  expect(readout('Orders per day')).toEqual(['Wed, 4 Nov: 18 orders', 'Sat, 31 Oct: 0 orders'])
  await user.keyboard('{ArrowLeft}')
  expect(valueText(chart)).toBe('Tue, 3 Nov: No data, Fri, 30 Oct: No data')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(chart).toHaveAttribute('aria-valuenow', '4')
  await user.keyboard('{Home}')
  expect(readout('Orders per day')).toEqual(['Sun, 1 Nov: 4 orders', 'Wed, 28 Oct: 3 orders'])
  await user.keyboard('{End}')
  expect(chart).toHaveAttribute('aria-valuenow', '4')
  await user.keyboard('{Escape}')
  expect(readout('Orders per day')[0]).toBe('1–4 Nov, 3 of 4 days: 30 orders')
  await user.keyboard('{ArrowLeft}')
  await user.tab()
  expect(chart).not.toHaveFocus()
  expect(readout('Orders per day')[0]).toBe('1–4 Nov, 3 of 4 days: 30 orders')
})

test('a column that is pointed at shows its values until the pointer leaves, a tapped one keeps them', async () => {
  open(days)
  const chart = await screen.findByRole('slider', { name: 'Orders per day' })
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200))
  const shown = () => readout('Orders per day')[0]
  fireEvent.pointerMove(chart, { clientX: 250 })
  expect(shown()).toBe('Mon, 2 Nov: 8 orders')
  fireEvent.pointerMove(chart, { clientX: 900 })
  expect(shown()).toBe('Wed, 4 Nov: 18 orders')
  fireEvent.pointerLeave(chart, { pointerType: 'mouse' })
  expect(shown()).toBe('1–4 Nov, 3 of 4 days: 30 orders')
  fireEvent.pointerDown(chart, { clientX: 20, pointerType: 'touch' })
  fireEvent.pointerLeave(chart, { pointerType: 'touch' })
  expect(shown()).toBe('Sun, 1 Nov: 4 orders')
})

test('the period before is a line with gaps, and has a column in the table', async () => {
  open(days)
  const chart = await screen.findByRole('slider', { name: 'Orders per day' })
  const line = chart.querySelector('path')?.getAttribute('d')
  expect(line).toBe('M12.5 85h0M87.5 100h0')
  const rows = within(screen.getByRole('table', { name: 'Orders per day' })).getAllByRole('row')
  expect(rows.map(({ children }) => Array.from(children, (cell) => cell.textContent))).toEqual([
    ['Day', 'Orders', 'Before'],
    ['4 November 2026', '18', '0'],
    ['3 November 2026', '—', '—'],
    ['2 November 2026', '8', '—'],
    ['1 November 2026', '4', '3'],
  ])
})

test('without earlier days a chart has neither a line nor a second entry in its legend', async () => {
  const byDay = days.byDay.map(({ previous: _previous, ...day }) => day)
  open({ ...days, byDay })
  const chart = await screen.findByRole('slider', { name: 'Orders per day' })
  expect(readout('Orders per day')).toHaveLength(1)
  expect(chart.querySelector('path')).toBeNull()
  expect(valueText(chart)).toBe('Wed, 4 Nov: 18 orders')
})

test('a report of today has its hours so far, and those of yesterday', async () => {
  vi.setSystemTime('2026-11-20T13:20:00+01:00')
  const { user } = open(hours, '/analytics?period=today')
  const chart = await screen.findByRole('slider', { name: 'Orders per hour' })
  expect(readout('Orders per hour')).toEqual([
    'Today so far, 2 of 14 hours: 9 orders',
    'Yesterday: 9 orders',
  ])
  expect(valueText(chart)).toBe('13:00–14:00, so far: 5 orders, Yesterday: 1 order')
  chart.focus()
  await user.keyboard('{ArrowRight}')
  expect(valueText(chart)).toBe('14:00–15:00: No data, Yesterday: 6 orders')
  const table = within(screen.getByRole('table', { name: 'Orders per hour' }))
  expect(table.getAllByRole('rowheader')).toHaveLength(14)
  expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('13:00–14:00, so far')
  // Hours without figures are common at night, so they are not listed.
  expect(screen.queryByText(/^No data for/)).toBeNull()
  expect(screen.queryByRole('slider', { name: /per day/ })).toBeNull()
})

test('a report of an earlier day has all of its hours', async () => {
  vi.setSystemTime('2026-11-22T13:20:00+01:00')
  open(hours)
  const chart = await screen.findByRole('slider', { name: 'Orders per hour' })
  expect(readout('Orders per hour')).toEqual([
    'Fri, 20 Nov, 3 of 24 hours: 9 orders',
    'Thu, 19 Nov: 9 orders',
  ])
  expect(valueText(chart)).toBe('14:00–15:00: 0 orders, Day before: 6 orders')
})

test('one day without hours has no chart, which would be a single column', async () => {
  const [day] = days.byDay
  open({ ...days, to: days.from, byDay: [day], byState: [{ state: 'Lagos', orders: 4 }] })
  await screen.findByRole('table', { name: 'Orders by state' })
  expect(screen.queryByRole('slider')).toBeNull()
})

/** Every second day of a report has figures. Returns a report with so many gaps. */
const withGaps = (count: number) => ({
  from: '2026-06-01',
  to: addDays('2026-06-01', 2 * count),
  orders: 9,
  byDay: Array.from({ length: count + 1 }, (_, index) => ({
    date: addDays('2026-06-01', 2 * index),
    orders: 3000,
    sales: 0,
    previous: { orders: null, sales: 2000 },
  })),
})

test('up to eight gaps are named, and one more is counted', async () => {
  const { router } = open(withGaps(8))
  const orders = within(await screen.findByRole('region', { name: 'Orders per day' }))
  expect(orders.getByText(/^No data for (?:[^;]+; ){7}16 Jun\.$/)).toBeVisible()
  serve(withGaps(9))
  await act(() => router.options.context.queryClient.refetchQueries())
  expect(
    await orders.findByText(/^No data for (?:[^;]+; ){7}16 Jun; and 1 other gap\.$/),
  ).toBeVisible()
  // Only the sales have figures of the period before.
  const headers = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  expect(headers('Orders per day')).toEqual(['Day', 'Orders'])
  expect(headers('Sales per day')).toEqual(['Day', 'Sales', 'Before'])
  const scaleOf = (name: string) =>
    screen.getByRole('slider', { name }).previousSibling?.textContent
  expect(scaleOf('Orders per day')).toContain('3K')
  expect(scaleOf('Sales per day')).toContain('₦2K')
})
