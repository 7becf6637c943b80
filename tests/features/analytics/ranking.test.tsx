import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { nextSort, sortRows } from '@/features/analytics/sort-rows'
import { renderApp, sentence } from '../../support/render-app'
import { server } from '../../support/server'

const topRestaurants = [
  {
    id: 'res-1',
    name: 'Buka Republic',
    orders: 60,
    sales: 180_000,
    previous: { orders: 50, sales: 200_000 },
  },
  {
    id: 'res-2',
    name: 'amala Place',
    orders: 30,
    sales: 90_000,
    previous: { orders: 80, sales: 240_000 },
  },
  { id: 'res-3', name: 'New Kitchen', orders: 12, sales: 36_000 },
  {
    id: 'res-4',
    name: 'Bole Boys',
    orders: 9,
    sales: 20_000,
    previous: { orders: 19, sales: 21_000 },
  },
  { id: 'res-5', name: 'Suya Spot', orders: 8, sales: null, previous: { orders: 0, sales: 0 } },
  { id: 'res-6', name: 'Unclear', orders: 2, sales: 1000, previous: 'many' },
]
const byState = [
  { state: 'Lagos', orders: 90, sales: 300_000, previous: { orders: 100, sales: 200_000 } },
  { state: 'Oyo', orders: 31, sales: 27_000, previous: { orders: 41, sales: null } },
]
const report = { from: '2026-11-01', to: '2026-11-10', orders: 121, topRestaurants, byState }

const serve = (analytics: object) =>
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics })))

function open(analytics: object = report, url = '/analytics') {
  const app = renderApp(url, { vouchers: 0 })
  serve(analytics)
  return app
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

/** The header and the rows of a table, without what only a phone has. */
async function contentOf(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row')
  return rows.map((row) => {
    const cells = [...row.children].map((cell) => {
      const onPhones = cell.querySelector('[data-slot="figures"]')?.textContent ?? ''
      return cell.textContent.replace(onPhones, '')
    })
    return cells.join(' | ')
  })
}

/** The name, the text and the note of each bar of a chart. */
const barsOf = (chart: string) =>
  Array.from(
    screen.getByRole('region', { name: chart }).querySelector('div[aria-hidden="true"]')
      ?.children ?? [],
    ({ children }) => Array.from(children, ({ textContent }) => textContent).filter(Boolean),
  )

/** The widths of the bars of a chart, in percent. */
const widthsOf = (chart: string) =>
  Array.from(
    screen.getByRole('region', { name: chart }).querySelectorAll('[style]'),
    (bar) => bar instanceof HTMLElement && Math.round(Number.parseFloat(bar.style.width)),
  )

/** The first column. */
const namesOf = async (name: string) =>
  (await contentOf(name)).slice(1).map((row) => row.replace(/ \|.*/, ''))

test('a restaurant has its orders before and the change, with a percentage only of enough orders', async () => {
  const { user } = open()
  expect(await contentOf('Top restaurants')).toEqual([
    'Restaurant | Orders | Before | Change',
    'Buka Republic | 60 | 50 | +10 (20%)',
    'amala Place | 30 | 80 | -50 (63%)',
    'New Kitchen | 12 | — | New',
    // 19 orders before are too few, and 0 have no percentage.
    'Bole Boys | 9 | 19 | -10',
    'Suya Spot | 8 | 0 | +8',
    'Unclear | 2 | — | —',
  ])
  const restaurants = await panel('Top restaurants')
  expect(restaurants.getByText('Changes are in percent from 20 orders before.')).toBeVisible()
  // Only a known change has an arrow.
  const cell = (text: string) => restaurants.getByText(text).closest('td')
  expect(cell('New')?.querySelector('svg')).toBeNull()
  expect(cell('+8')?.querySelector('svg')).not.toBeNull()
  // On a phone, the figures are below the name.
  expect(restaurants.getByText(sentence('60, before 50'))).toBeVisible()
  const onPhones = [...document.querySelectorAll('[data-slot="figures"]')]
  expect(onPhones[2]).toHaveTextContent(/^12$/)
  await user.selectOptions(restaurants.getByLabelText('Show restaurants by'), 'Sales')
  const change = (amount: string) => amount.replace('-', '-\u2060')
  expect(await contentOf('Top restaurants')).toEqual([
    'Restaurant | Sales | Before | Change',
    `Buka Republic | ₦180,000.00 | ₦200,000.00 | ${change('-₦20,000.00')} (10%)`,
    `amala Place | ₦90,000.00 | ₦240,000.00 | ${change('-₦150,000.00')} (63%)`,
    'New Kitchen | ₦36,000.00 | — | New',
    `Bole Boys | ₦20,000.00 | ₦21,000.00 | ${change('-₦1,000.00')}`,
    'Suya Spot | — | ₦0.00 | —',
    'Unclear | ₦1,000.00 | — | —',
  ])
})

test('the columns sort the rows, what is not known last, and then in the order of the response again', async () => {
  const { user } = open()
  const restaurants = await panel('Top restaurants')
  const header = (name: string) => restaurants.getByRole('columnheader', { name })
  const press = (name: string) => user.click(restaurants.getByRole('button', { name }))
  const initial = await namesOf('Top restaurants')
  expect(header('Change')).toHaveAttribute('aria-sort', 'none')
  await press('Change')
  expect(header('Change')).toHaveAttribute('aria-sort', 'descending')
  expect((await namesOf('Top restaurants')).slice(0, 4)).toEqual([
    'Buka Republic',
    'Suya Spot',
    'Bole Boys',
    'amala Place',
  ])
  await press('Change')
  expect(header('Change')).toHaveAttribute('aria-sort', 'ascending')
  expect(await namesOf('Top restaurants')).toEqual([
    'amala Place',
    'Bole Boys',
    'Suya Spot',
    'Buka Republic',
    'New Kitchen',
    'Unclear',
  ])
  await press('Change')
  expect(header('Change')).toHaveAttribute('aria-sort', 'none')
  expect(await namesOf('Top restaurants')).toEqual(initial)
  await press('Restaurant')
  expect(header('Restaurant')).toHaveAttribute('aria-sort', 'ascending')
  expect((await namesOf('Top restaurants'))[0]).toBe('amala Place')
  await press('Before')
  expect(header('Restaurant')).toHaveAttribute('aria-sort', 'none')
  expect((await namesOf('Top restaurants'))[0]).toBe('amala Place')
})

test('"Lost orders" has the largest loss first, leaves out what gained, and says among how many', async () => {
  const { user } = open()
  const restaurants = await panel('Top restaurants')
  await user.click(restaurants.getByRole('button', { name: 'Restaurant' }))
  await user.selectOptions(restaurants.getByLabelText('Show restaurants by'), 'Lost orders')
  // The order of the other view is not kept.
  expect(await namesOf('Top restaurants, lost most orders')).toEqual(['amala Place', 'Bole Boys'])
  expect(
    restaurants.getByText(
      'The largest losses of orders among these 6 restaurants. Others may have lost more. 1 restaurant cannot be compared.',
    ),
  ).toBeVisible()
  await user.selectOptions(restaurants.getByLabelText('Show restaurants by'), 'Lost sales')
  expect(await namesOf('Top restaurants, lost most sales')).toEqual([
    'amala Place',
    'Buka Republic',
    'Bole Boys',
  ])
})

test('where nobody lost, "Lost orders" says so, and there is nothing to export', async () => {
  const [first] = topRestaurants
  const { user } = open({ ...report, topRestaurants: [first] })
  const restaurants = await panel('Top restaurants')
  await user.selectOptions(restaurants.getByLabelText('Show restaurants by'), 'Lost orders')
  expect(restaurants.getByText('None of this 1 restaurant lost orders.')).toBeVisible()
  expect(restaurants.queryByRole('table')).toBeNull()
  expect(restaurants.getByRole('button', { name: 'Export top restaurants' })).toBeDisabled()
})

test('states are compared in their chart and in its table, whose columns sort when it is shown', async () => {
  const { user } = open()
  const states = await panel('Orders by state')
  expect(await contentOf('Orders by state')).toEqual([
    'State | Orders | Before | Change',
    'Lagos | 90 | 100 | -10 (10%)',
    'Oyo | 31 | 41 | -10 (24%)',
  ])
  // The table beside the chart is not visible, and must not get the focus.
  expect(states.queryByRole('button', { name: 'Change' })).toBeNull()
  expect(barsOf('Orders by state')).toEqual([
    ['Lagos', '90', '-10 (10%)'],
    ['Oyo', '31', '-10 (24%)'],
  ])
  expect(widthsOf('Orders by state')).toEqual([100, 34])
  await user.selectOptions(states.getByLabelText('Show states by'), 'Sales')
  expect(barsOf('Sales by state')[0]).toEqual(['Lagos', '₦300,000.00', '+₦100,000.00 (50%)'])
  await user.selectOptions(states.getByLabelText('Show states by'), 'Lost orders')
  const bars = document.querySelectorAll('[aria-hidden] .bg-area-red')
  expect(bars).toHaveLength(2)
  expect(widthsOf('Orders by state')).toEqual([100, 100])
  expect(barsOf('Orders by state')).toEqual([
    ['Lagos', '-10'],
    ['Oyo', '-10'],
  ])
  // The note is about the columns of the table.
  const note = () => states.queryByText(/^Changes are in percent/)
  expect(note()).toBeNull()
  await user.click(states.getByRole('button', { name: 'Show table of orders by state' }))
  expect(barsOf('Orders by state')).toEqual([])
  expect(note()).toBeVisible()
  // A long table scrolls with the arrow keys.
  expect(
    screen.getByRole('region', { name: 'Table of orders by state, lost most orders' }),
  ).toHaveAttribute('tabindex', '0')
  const cells = within(screen.getByRole('table', { name: /by state/ })).getAllByRole('cell')
  expect(cells.map((cell) => cell.getAttribute('translate'))).toEqual(Array(6).fill('no'))
  await user.click(states.getByRole('button', { name: 'Before' }))
  expect(await namesOf('Orders by state, lost most orders')).toEqual(['Lagos', 'Oyo'])
  await user.selectOptions(states.getByLabelText('Show states by'), 'Lost sales')
  const sales = await panel('Sales by state')
  expect(
    sales.getByText('None of these 2 states lost sales. 1 state cannot be compared.'),
  ).toBeVisible()
  expect(sales.queryByRole('table')).toBeNull()
  expect(note()).toBeNull()
})

test('a backend without earlier figures has no comparison, and its columns sort', async () => {
  const without = topRestaurants.map(({ previous: _previous, ...row }) => row)
  const { user } = open({ ...report, topRestaurants: without, byState: null })
  expect((await contentOf('Top restaurants')).slice(0, 2)).toEqual([
    'Restaurant | Orders | Sales',
    'Buka Republic | 60 | ₦180,000.00',
  ])
  const restaurants = await panel('Top restaurants')
  expect(restaurants.queryByRole('combobox')).toBeNull()
  expect(restaurants.queryByRole('paragraph')).toBeNull()
  // It is only a table, which needs no focus to scroll.
  expect(restaurants.queryByRole('button', { name: /^Show/ })).toBeNull()
  expect(restaurants.getByRole('table').parentElement).not.toHaveAttribute('tabindex')
  await user.click(restaurants.getByRole('button', { name: 'Sales' }))
  expect((await namesOf('Top restaurants')).at(-1)).toBe('Suya Spot')
  expect(screen.queryByRole('region', { name: /by state/ })).toBeNull()
})

test('today is not compared with all of yesterday', async () => {
  open(report, '/analytics?period=today')
  expect((await contentOf('Top restaurants'))[0]).toBe('Restaurant | Orders | Sales')
})

test('rows without a name or figures stay in their places', async () => {
  open({
    ...report,
    topRestaurants: [{ id: 'res-9' }, { previous: {} }, { orders: 3, previous: null }],
  })
  expect(await contentOf('Top restaurants')).toEqual([
    'Restaurant | Orders | Before | Change',
    'res-9 | — | — | New',
    '— | — | — | —',
    '— | 3 | — | New',
  ])
})

test('a column of text begins with A, one of numbers with the highest', () => {
  const name = { header: 'Name', sortBy: (row: string) => row }
  const size = { header: 'Size', isNumber: true, sortBy: (row: string) => row.length || null }
  const first = nextSort(name, null)
  expect([first, nextSort(name, first)]).toEqual([
    { header: 'Name', order: 'asc' },
    { header: 'Name', order: 'desc' },
  ])
  expect(nextSort(size, first)).toEqual({ header: 'Size', order: 'desc' })
  expect(sortRows(['b', 'a10', 'a9'], [name], first)).toEqual(['a9', 'a10', 'b'])
  expect(sortRows(['', 'b', 'a10'], [size], nextSort(size, null))).toEqual(['a10', 'b', ''])
  // Equal rows stay in the order of the response.
  expect(sortRows(['e', 'ab', 'cd'], [size], nextSort(size, null))).toEqual(['ab', 'cd', 'e'])
})

test('a view of losses ends with the comparison', async () => {
  const { user, router } = open()
  const states = await panel('Orders by state')
  await user.selectOptions(states.getByLabelText('Show states by'), 'Lost sales')
  const without = byState.map(({ previous: _previous, ...row }) => row)
  serve({ ...report, byState: without })
  await act(() => router.options.context.queryClient.refetchQueries())
  expect(await contentOf('Orders by state')).toEqual([
    'State | Orders | Sales',
    'Lagos | 90 | ₦300,000.00',
    'Oyo | 31 | ₦27,000.00',
  ])
  expect(barsOf('Orders by state')).toEqual([
    ['Lagos', '90'],
    ['Oyo', '31'],
  ])
  expect(document.querySelector('.bg-area-red')).toBeNull()
})
