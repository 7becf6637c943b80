import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import {
  column,
  fill,
  findToast,
  renderApp,
  ROWS,
  runClockUntil,
  voucherRows,
} from '../support/render-app'
import { server } from '../support/server'

const searchBox = () => screen.getByRole('searchbox', { name: 'Search vouchers' })

test('retries a failed list after 1, 2 and 4 seconds, shows one error, and loads it with "Try again"', async () => {
  const app = renderApp('/vouchers', { fakeTimers: true })
  let isBroken = true
  const times: number[] = []
  server.use(
    http.get('*/api/crm/voucher', () => {
      times.push(Date.now())
      if (!isBroken) return undefined
      return HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
    }),
  )
  expect(await screen.findByRole('table', { name: 'Vouchers', busy: true })).toBeVisible()
  await runClockUntil('The vouchers could not be loaded')
  const delays = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)
  expect(delays).toEqual([1, 2, 4].map((seconds) => expect.closeTo(seconds, 0)))
  expect(await findToast('An unexpected error occurred')).toBeVisible()
  expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument()
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['—', '—', '—', '—'])
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(await voucherRows()).toHaveLength(ROWS)
})

test('keeps the rows if refetching them fails', async () => {
  renderApp('/vouchers', { fakeTimers: true })
  const codes = await column('Code')
  server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({}, { status: 503 })))
  // Returning to the tab refetches rows that are a minute old.
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await runClockUntil('An unexpected error occurred')
  expect(await column('Code')).toEqual(codes)
  expect(screen.queryByText('The vouchers could not be loaded')).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('replaces the rows by the error of a new search, and shows them again without the search', async () => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await voucherRows()
    await fill(app.user, searchBox(), 'fault-500')
    await app.user.keyboard('{Enter}')
    await runClockUntil('The vouchers could not be loaded')
    expect(searchBox()).toHaveValue('fault-500')
    const button = screen.getByRole('button', { name: 'Try again' })
    await app.user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(button).toHaveFocus()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await app.user.clear(searchBox())
    expect(await voucherRows()).toHaveLength(ROWS)
  })
})
