import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderApp, sentence } from '../../support/render-app'
import { server } from '../../support/server'

const serve = (analytics: object) =>
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics })))

/** Label, figure, the figure before, and the change. */
const figures = () =>
  [...(document.querySelector('dl')?.children ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
const changes = () =>
  figures().flatMap(([label, , , change]) => (change ? [`${label}: ${change}`] : []))

const now = { orders: 40, delivered: 30, canceled: 4, sales: 240_000, newUsers: 25 }
const before = { orders: 50, delivered: 38, canceled: 10, sales: 240_000, newUsers: 20 }

test('figures are compared in percent and shares in points, if the figures before are large enough', async () => {
  const { router } = renderApp('/analytics', { vouchers: 0 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get('*/api/crm/analytics', async () => {
      await released
      return HttpResponse.json({ analytics: { ...now, previous: before } })
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Analytics' })
  await waitFor(() => expect(figures()).toHaveLength(6))
  expect(figures()[0]).toEqual(['Orders', '', ''])
  release()
  await screen.findByText(sentence('before: 50'))
  expect(figures()).toEqual([
    ['Orders', '40', 'before: 50', '-20%'],
    ['Sales', '₦240,000.00', 'before: ₦240,000.00', '0%'],
    ['Average order', '₦8,000.00', 'before: ₦6,315.79', '+27%'],
    ['Delivered', '75%', 'before: 76%', '-1 pt'],
    ['Canceled', '10%', 'before: 20%', '-10 pts'],
    ['New users', '25', 'before: 20', '+25%'],
  ])
  // Fewer canceled orders are better, fewer delivered ones are worse.
  expect(screen.getByText('-10 pts').parentElement).toHaveClass('text-green')
  expect(screen.getByText('-1 pt').parentElement).toHaveClass('text-danger')

  const change = (previous: object) => {
    serve({ ...now, previous })
    return act(() => router.options.context.queryClient.refetchQueries())
  }
  await change({ ...before, orders: 19 })
  await waitFor(() => expect(changes()).toEqual(['New users: +25%']))
  await change({ ...before, orders: null, newUsers: 19 })
  await waitFor(() => expect(changes()).toEqual([]))
  await change({ ...before, sales: 0, delivered: 0 })
  await waitFor(() =>
    expect(changes()).toEqual(['Orders: -20%', 'Canceled: -10 pts', 'New users: +25%']),
  )
  serve({ orders: 40, previous: before })
  await act(() => router.options.context.queryClient.refetchQueries())
  await waitFor(() => expect(changes()).toEqual(['Orders: -20%']))
})

test('the average is that of the backend, or computed if orders were delivered and the sales are known', async () => {
  const { router } = renderApp('/analytics', { vouchers: 0 })
  serve({ ...now, delivered: 0, previous: { ...before, sales: null }, discounts: 0, refunds: 5 })
  await screen.findByText(sentence('before: 50'))
  expect(figures()[2]).toEqual(['Average order', '—', ''])
  expect(figures()[3]).toEqual(['Delivered', '0%', 'before: 76%', '-76 pts'])
  expect(screen.getByText('Discounts').nextSibling).toHaveTextContent('₦0.00')
  expect(screen.queryByText('Delivery fees')).toBeNull()
  serve({ ...now, orders: 7, averageOrder: 7500 })
  await act(() => router.options.context.queryClient.refetchQueries())
  await waitFor(() => expect(figures()[0]).toEqual(['Orders', '7', '']))
  expect(figures()[2]).toEqual(['Average order', '₦7,500.00', ''])
})
