import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../support/render-app'
import { server } from '../../support/server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00Z') })
})

const report = {
  from: '2026-03-01',
  to: '2026-03-31',
  orders: 40,
  delivered: 30,
  sales: 240_000,
  previous: { orders: 20, delivered: 10, sales: 100_000, newUsers: 0 },
  byDay: [{ date: '2026-03-31', orders: 40, sales: 240_000, previous: { orders: 1, sales: 2 } }],
}

const sent: string[] = []

/** A backend that announces these query parameters. */
function open(url: string, filters: readonly string[], analytics: object = report) {
  sent.length = 0
  const app = renderApp(url, { vouchers: 0 })
  server.use(
    http.get('*/api/crm/analytics', ({ request }) => {
      sent.push(new URL(request.url).search)
      return HttpResponse.json({ analytics, capabilities: { filters } })
    }),
  )
  return app
}

/** What the figures are compared with. Null if the page does not say. */
const comparedWith = () =>
  screen.queryByText('Compared with')?.nextSibling?.textContent?.replace(/\s/g, ' ') ?? null

const legend = (chart: string) =>
  within(screen.getByRole('region', { name: chart }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '))

const SAME_NUMBER = /“Before” is the same number of days before/
const dated = ['from', 'to', 'compare']

test('months are compared with the month before, and other days are not', async () => {
  const { user } = open('/analytics?dates=this_month', dated, {
    ...report,
    previousFrom: '2026-02-01',
    previousTo: '2026-02-28',
  })
  await screen.findByRole('region', { name: 'Orders per day' })
  await waitFor(() => expect(sent.at(-1)).toBe('?from=2026-03-01&to=2026-03-31&compare=month'))
  expect(comparedWith()).toBe('1–28 Feb 2026')
  expect(screen.queryByText(SAME_NUMBER)).toBeNull()
  expect(legend('Orders per day')[1]).toBe('1–28 Feb')
  const dates = screen.getByRole('combobox', { name: 'Dates' })
  await user.selectOptions(dates, 'Last month')
  await waitFor(() => expect(sent.at(-1)).toBe('?from=2026-02-01&to=2026-02-28&compare=month'))
  await user.selectOptions(dates, 'Last 7 days')
  await waitFor(() => expect(sent.at(-1)).toBe('?from=2026-03-25&to=2026-03-31'))
})

test('a longer month before counts in the chart as far as the days go', async () => {
  open('/analytics?dates=last_month', dated, {
    ...report,
    from: '2026-02-01',
    to: '2026-02-28',
    previousFrom: '2026-01-01',
    previousTo: '2026-01-31',
    byDay: [{ date: '2026-02-28', orders: 4, sales: 2, previous: { orders: 1, sales: 2 } }],
  })
  await screen.findByRole('region', { name: 'Orders per day' })
  await waitFor(() => expect(comparedWith()).toBe('1–31 Jan 2026'))
  expect(legend('Orders per day')[1]).toBe('1–28 Jan')
})

test('without the announcement, months are compared as before', async () => {
  open('/analytics?dates=this_month', ['from', 'to'])
  await screen.findByRole('region', { name: 'Orders per day' })
  await waitFor(() => expect(sent.at(-1)).toBe('?from=2026-03-01&to=2026-03-31'))
  expect(comparedWith()).toBeNull()
  expect(screen.getByText(SAME_NUMBER)).toBeVisible()
  expect(legend('Orders per day')[1]).toBe('29 Jan – 28 Feb')
})

test.each([
  ['one day alone', { previousFrom: '2026-02-01' }],
  ['reversed days', { previousFrom: '2026-02-28', previousTo: '2026-02-01' }],
  ['days that do not exist', { previousFrom: '2026-02-01', previousTo: '2026-02-31' }],
  ['nulls', { previousFrom: null, previousTo: null }],
])('%s in the response are not known days', async (_name, days) => {
  open('/analytics?dates=this_month', dated, { ...report, ...days })
  await screen.findByRole('region', { name: 'Orders per day' })
  expect(comparedWith()).toBeNull()
  expect(screen.getByText(SAME_NUMBER)).toBeVisible()
})

test('today does not say that it is compared with whole days', async () => {
  open('/analytics?dates=today', dated, {
    ...report,
    from: '2026-03-31',
    previousFrom: '2026-03-30',
    previousTo: '2026-03-30',
  })
  expect(await screen.findByText(/New users are first sign-ups/)).toBeVisible()
  expect(comparedWith()).toBeNull()
})
