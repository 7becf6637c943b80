import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'

const TODAY = '2026-11-20T13:20:00+01:00'
const byHour = [
  { hour: 12, orders: 4, previous: { orders: 2 } },
  { hour: 13, orders: 5, previous: { orders: 1 } },
  { hour: 20, orders: 0, previous: { orders: 6 } },
]

function open(analytics: object) {
  const app = renderApp('/', { vouchers: 0 })
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics })))
  return app
}

const figuresAreShown = () =>
  waitFor(() => {
    expect(screen.getByRole('region', { name: 'Today', busy: false })).toHaveTextContent('Orders9')
  })

test('the dashboard has the orders per hour, today until now and all of yesterday', async () => {
  vi.setSystemTime(TODAY)
  const { user } = open({ orders: 9, byHour })
  const chart = await screen.findByRole('slider', { name: 'Orders per hour' })
  const panel = within(chart.closest('.border') ?? document.body)
  expect(panel.getByText('Today').nextSibling).toHaveTextContent('9')
  expect(panel.getByText('All of yesterday').nextSibling).toHaveTextContent('9')
  expect(panel.getByText('Now')).toBeInTheDocument()
  chart.focus()
  expect(chart).toHaveAttribute('aria-valuetext', '13:00–14:00, so far: 5, Yesterday: 1')
  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(chart).toHaveAttribute('aria-valuetext', '20:00–21:00: No data, Yesterday: 6')
})

test('a backend without hours has no chart on the dashboard', async () => {
  open({ orders: 9 })
  await figuresAreShown()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(localStorage.getItem('marketplace-admin.hoursAreProvided')).toBe('false')
})
