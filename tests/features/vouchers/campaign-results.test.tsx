import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { voucherStatus } from '@/domain/voucher'
import { factsIn, textsOf } from '../../support/contents'
import { renderApp, runClockUntil, voucherRows } from '../../support/render-app'
import { server } from '../../support/server'

/** The responses of the counts by status. Other requests get one row of five pages. */
function serveCounts(answer: (status: string) => object | null) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const status = new URL(request.url).searchParams.get('status') ?? ''
      const rows = { vouchers: [{ id: 'a' }], pagination: { total: 100, totalPages: 5 } }
      const body = status === 'all' ? rows : answer(status)
      if (!body) return HttpResponse.json({ message: 'No' }, { status: 500 })
      return HttpResponse.json({ vouchers: [], ...body })
    }),
  )
}

const results = () => screen.findByRole('region', { name: /^Results of/ })
const links = async () => within(await results()).getAllByRole('link')
const facts = async () => factsIn(await results())
const queryFact = () =>
  within(screen.getByRole('region', { name: /^Results of/ })).queryByRole('definition')

const figures: Record<string, object> = {
  unclaimed: { pagination: { total: 2 }, discountAmount: 500 },
  claimed: { pagination: { total: 292 }, discountAmount: 99_000 },
  used: { pagination: { total: 6 }, discountAmount: 9000 },
  expired: { pagination: { total: 1200 } },
}

test('a search shows its results by status, the naira given and the share used, from requests after the rows', async () => {
  const app = renderApp('/vouchers?search=Detty+December&type=voucher')
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  serveCounts((status) => figures[status] ?? null)
  server.use(http.get('*/api/crm/voucher', () => released, { once: true }))
  expect(await results()).toHaveAccessibleName('Results of “Detty December”')
  expect(app.requests).toHaveLength(1)
  act(() => release())
  await screen.findByRole('link', { name: 'Used 6' })
  expect(app.requests.slice(1)).toEqual(
    expect.arrayContaining(
      voucherStatus.names.map(
        (status) =>
          `GET /api/crm/voucher?page=1&limit=20&search=Detty+December&status=${status}&type=voucher`,
      ),
    ),
  )
  expect(textsOf(await links())).toEqual(['Unclaimed 2', 'Claimed 292', 'Used 6', 'Expired 1,200'])
  expect(await facts()).toEqual({ Given: '₦9,000.00', 'Used of claimed': '2%' })
})

test('a result filters the list by its status, and removes the filter again', async () => {
  const app = renderApp('/vouchers?search=e&page=2', { vouchers: 30 })
  const { total } = app.db.list({ search: 'e', status: 'used' }).pagination
  const name = `Used ${total}`
  await app.user.click(await screen.findByRole('link', { name }))
  expect(app.address()).toBe('/vouchers?search=e&status=used')
  expect(await voucherRows()).toHaveLength(total)
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('aria-current')
  await app.user.click(link)
  await waitFor(() => expect(app.address()).toBe('/vouchers?search=e'))
  expect(link).not.toHaveAttribute('aria-current')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('another search shows no figures of the one before, and requests its own after the rows', async () => {
    const app = renderApp('/vouchers?search=detty')
    serveCounts((status) => figures[status] ?? null)
    await screen.findByRole('link', { name: 'Used 6' })
    await waitFor(() => expect(app.requests.some((url) => url.includes('?page=2&'))).toBe(true))
    let release = () => {}
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    server.use(http.get('*/api/crm/voucher', () => released, { once: true }))
    await app.user.type(screen.getByRole('searchbox', { name: 'Search vouchers' }), '!{Enter}')
    expect(await results()).toHaveAccessibleName('Results of “detty!”')
    expect(textsOf(await links())).toEqual(['Unclaimed ', 'Claimed ', 'Used ', 'Expired '])
    expect(queryFact()).not.toBeInTheDocument()
    expect(app.requests.at(-1)).toContain('search=detty%21&status=all')
    act(() => release())
    await screen.findByRole('link', { name: 'Used 6' })
    const own = app.requests.filter((request) => /page=1&.*detty%21/.test(request))
    expect(own).toHaveLength(5)
  })

  test('there are no results without a search text', async () => {
    const app = renderApp('/vouchers?type=voucher')
    await screen.findByText('Figures match your filters')
    expect(screen.queryByRole('region', { name: /^Results of/ })).not.toBeInTheDocument()
    expect(app.requests).toHaveLength(1)
  })

  test('a figure that the responses do not have is left out', async () => {
    renderApp('/vouchers?search=detty')
    serveCounts((status) => (status === 'used' ? { pagination: { total: 6 } } : {}))
    await screen.findByRole('link', { name: 'Used 6' })
    await waitFor(async () => expect(textsOf(await links())).toEqual(['Used 6']))
    expect(queryFact()).not.toBeInTheDocument()
  })

  test('the share is left out if nothing was claimed', async () => {
    renderApp('/vouchers?search=detty')
    const none = { pagination: { total: 0 }, discountAmount: 0 }
    serveCounts((status) => (/used|^claimed/.test(status) ? none : (figures[status] ?? null)))
    await screen.findByRole('link', { name: 'Used 0' })
    await waitFor(async () => expect(await facts()).toEqual({ Given: '₦0.00' }))
  })

  test('a failed request leaves out its figures, and "Try again" requests only these', async () => {
    const app = renderApp('/vouchers?search=detty', { fakeTimers: true })
    let isBroken = true
    serveCounts((status) => (isBroken && status === 'used' ? null : (figures[status] ?? null)))
    await runClockUntil('Could not be loaded')
    expect(textsOf(await links())).toEqual(['Unclaimed 2', 'Claimed 292', 'Expired 1,200'])
    expect(queryFact()).not.toBeInTheDocument()
    expect(await voucherRows()).toHaveLength(1)
    isBroken = false
    const before = app.requests.length
    await app.user.click(screen.getByRole('button', { name: 'Try again: Results' }))
    expect(await screen.findByRole('link', { name: 'Used 6' })).toBeVisible()
    expect(await facts()).toEqual({ Given: '₦9,000.00', 'Used of claimed': '2%' })
    expect(app.requests.slice(before)).toEqual([expect.stringContaining('status=used')])
  })

  test('turning a page does not request the results again', async () => {
    const app = renderApp('/vouchers?search=detty', { fakeTimers: true })
    serveCounts((status) => figures[status] ?? null)
    await screen.findByRole('link', { name: 'Used 6' })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    const before = app.requests.length
    // Unlike the next page, it has not been prefetched.
    await app.user.click(screen.getByRole('link', { name: 'Page 5' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?search=detty&page=5'))
    await voucherRows()
    expect(screen.getByRole('link', { name: 'Used 6' })).toBeVisible()
    const requested = app.requests.slice(before)
    expect(requested.filter((request) => !request.includes('status=all'))).toEqual([])
  })
})
