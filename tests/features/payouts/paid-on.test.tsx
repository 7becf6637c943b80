import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { addDays, isoDay, lagosClock, lagosToday } from '@/domain/lagos'
import { captureFile } from '../../support/contents'
import { findDialog, renderApp } from '../../support/render-app'
import { editSaved, openSaved, saveAs } from '../../support/saved-filters'
import { server } from '../../support/server'

type App = ReturnType<typeof renderApp>

const findTable = (name = 'Payouts') => screen.findByRole('table', { name, busy: false })
const paidOn = () => screen.findByRole('combobox', { name: 'Paid on' })
const sent = ({ requests }: App) => {
  const last = requests.findLast((request) => request.startsWith('GET /api/crm/payout?'))
  const params = new URLSearchParams(last?.replace(/.*\?/, ''))
  return Object.fromEntries([...params].filter(([name]) => !['page', 'limit'].includes(name)))
}
const all = { search: '', status: 'all', payee: 'all' }

/** The payouts that were paid on a day in Lagos. */
const paidIn = ({ db }: App, day: string) =>
  db.payouts
    .all()
    .filter(({ paidAt }) => paidAt && isoDay(lagosClock(Date.parse(paidAt)).getTime()) === day)

function openLarge(search = '') {
  const app = renderApp(`/payouts${search}`, { vouchers: 0 })
  const yesterday = addDays(lagosToday(), -1)
  // 23:30 in Lagos, the day before in UTC as well, and half an hour after midnight in Lagos.
  const [first, second] = app.db.payouts.list({ status: 'paid', payee: 'driver' }).rows
  if (!first || !second) throw new Error('No driver was paid.')
  app.db.payouts.patch(first.id, { paidAt: `${yesterday}T22:30:00Z` })
  app.db.payouts.patch(second.id, { paidAt: `${addDays(yesterday, -1)}T23:30:00Z` })
  return { app, yesterday, names: [first.payoutId, second.payoutId] }
}

test('what drivers were paid yesterday in Lagos takes two selects, and a preset keeps its name', async () => {
  const { app, yesterday, names } = openLarge()
  await findTable()
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Payee' }), 'Drivers')
  const options = within(await paidOn()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Any day',
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Last month',
    'Own dates…',
  ])
  await app.user.selectOptions(await paidOn(), 'Yesterday')
  await waitFor(() => expect(app.address()).toBe('/payouts?payee=driver&paid=yesterday'))
  await waitFor(() =>
    expect(sent(app)).toEqual({ ...all, payee: 'driver', paidFrom: yesterday, paidTo: yesterday }),
  )
  expect(document.title).toBe('Payouts: Drivers, Paid on: Yesterday · Marketplace Admin')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + names.length))
  for (const name of names)
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  expect(await paidOn()).toHaveDisplayValue('Any day')
})

test('own days of the payment go together with those of the request, and name the file', async () => {
  const app = renderApp('/payouts?dates=last_30_days', { vouchers: 0 })
  await findTable()
  const day = lagosToday()
  await app.user.selectOptions(await paidOn(), 'Own dates…')
  const dialog = within(await findDialog('Paid on'))
  expect(dialog.getByText('Both days are included, in Lagos time.')).toBeVisible()
  await app.user.clear(dialog.getByLabelText('From'))
  await app.user.click(dialog.getByRole('button', { name: 'Show' }))
  expect(await dialog.findByText('Enter the first day')).toBeVisible()
  await app.user.type(dialog.getByLabelText('From'), addDays(day, -5))
  await app.user.click(dialog.getByRole('button', { name: 'Show' }))
  const url = `/payouts?dates=last_30_days&paidFrom=${addDays(day, -5)}&paidTo=${day}`
  await waitFor(() => expect(app.address()).toBe(url))
  await findTable()
  await waitFor(() =>
    expect(sent(app)).toEqual({
      ...all,
      from: addDays(day, -29),
      to: day,
      paidFrom: addDays(day, -5),
      paidTo: day,
    }),
  )
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const exported = within(await findDialog('Export payouts'))
  expect(exported.getByText(/^Last 30 days, Paid on: /)).toBeVisible()
  await app.user.click(exported.getByRole('button', { name: /^Export/ }))
  const lines = await savedLines()
  const expected = [0, 1, 2, 3, 4, 5].flatMap((ago) => paidIn(app, addDays(day, -ago)))
  expect(lines).toHaveLength(1 + expected.length)
})

test.each([
  'paidFrom=2026-01-02',
  'paidTo=2026-01-02',
  'paidFrom=2026-01-02&paidTo=2026-01-01',
  'paid=last_year',
  'paid=last_year&paidFrom=2026-01-02',
])('a day alone, reversed days and an unknown preset, %s, leave the URL', async (search) => {
  const app = renderApp(`/payouts?${search}`, { vouchers: 0 })
  await findTable()
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  expect(app.requests.filter((request) => request.includes('paid'))).toEqual([])
})

test('a preset wins over days beside it, and the days of the request stay', async () => {
  const search = 'from=2026-01-01&to=2026-01-02&paid=today&paidFrom=2026-01-01'
  const app = renderApp(`/payouts?${search}`, { vouchers: 0 })
  await waitFor(() =>
    expect(app.address()).toBe('/payouts?from=2026-01-01&to=2026-01-02&paid=today'),
  )
})

test('without the announcement there is no such select, and a link is not followed', async () => {
  const app = renderApp('/payouts?paid=yesterday&dates=today', { vouchers: 0 })
  server.use(
    http.get('*/api/crm/payout', () =>
      HttpResponse.json({
        payouts: [{ id: 'p-1' }],
        pagination: { total: 1, totalPages: 1 },
        capabilities: { filters: ['from', 'to'] },
      }),
    ),
  )
  await findTable()
  await waitFor(() => expect(app.address()).toBe('/payouts?dates=today'))
  expect(screen.getByRole('combobox', { name: 'Dates' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Paid on' })).not.toBeInTheDocument()
  expect(app.requests.filter((request) => request.includes('paid'))).toEqual([])
})

test('other lists have no day of payment', async () => {
  const app = renderApp('/orders?paid=yesterday')
  await findTable('Orders')
  await waitFor(() => expect(app.address()).toBe('/orders'))
  expect(screen.queryByRole('combobox', { name: 'Paid on' })).not.toBeInTheDocument()
  expect(app.requests.filter((request) => request.includes('paid'))).toEqual([])
})

test('the sheet of filters has both dates, counts them, and applies them together', async () => {
  const app = renderApp('/payouts', { vouchers: 0 })
  await findTable()
  await app.user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await findDialog('Filters'))
  expect(sheet.getByText('Paid on')).toBeVisible()
  await app.user.selectOptions(sheet.getByRole('combobox', { name: 'Paid on' }), 'Last month')
  await app.user.selectOptions(sheet.getByRole('combobox', { name: 'Dates' }), 'Last 30 days')
  expect(app.address()).toBe('/payouts')
  await app.user.click(sheet.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(app.address()).toBe('/payouts?dates=last_30_days&paid=last_month'))
  await app.user.click(screen.getByRole('button', { name: 'Filters: Last 30 days and 1 more' }))
  const again = within(await findDialog('Filters'))
  await app.user.selectOptions(again.getByRole('combobox', { name: 'Paid on' }), 'Any day')
  await app.user.click(again.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(app.address()).toBe('/payouts?dates=last_30_days'))
})

test('saved filters keep the preset, name it and count its days', async () => {
  const { app, yesterday } = openLarge('?paid=yesterday')
  await findTable()
  await saveAs(app, 'Paid')
  const dialog = within(await editSaved(app, 'payouts'))
  expect(dialog.getByText('Paid on: Yesterday')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await act(() => app.router.navigate({ href: '/payouts?paid=today' }))
  await openSaved(app)
  const count = paidIn(app, yesterday).length
  await app.user.click(await screen.findByRole('menuitemradio', { name: `Paid ${count}` }))
  await waitFor(() => expect(app.address()).toBe('/payouts?paid=yesterday'))
})

test('a day on which nothing was paid has no payouts that match, and the filter can be cleared', async () => {
  const { app } = openLarge('?paid=today')
  expect(await screen.findByText('No payouts found matching your criteria')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(app.address()).toBe('/payouts'))
})

test('without dates of the request, the select of the payment has its label', async () => {
  const { app } = openLarge()
  server.use(
    http.get('*/api/crm/payout', () => {
      const { rows, ...page } = app.db.payouts.list()
      return HttpResponse.json({ payouts: rows, ...page, capabilities: { filters: ['paid'] } })
    }),
  )
  await findTable()
  expect(await paidOn()).toBeVisible()
  expect(screen.getByText('Paid on')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Dates' })).not.toBeInTheDocument()
})

describe('at midnight in Lagos', () => {
  test('a preset requests the new day', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T22:58:30Z'), toFake: ['Date'] })
    const app = renderApp('/payouts?paid=yesterday', { vouchers: 0, fakeTimers: true })
    await waitFor(() => expect(sent(app)).toMatchObject({ paidFrom: '2026-11-19' }))
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    await waitFor(() =>
      expect(sent(app)).toMatchObject({ paidFrom: '2026-11-20', paidTo: '2026-11-20' }),
    )
    expect(app.address()).toBe('/payouts?paid=yesterday')
  })
})
