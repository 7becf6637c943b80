import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderApp, voucherRows } from '../support/render-app'
import { holdResponse, server } from '../support/server'

type App = ReturnType<typeof renderApp>

const choose = ({ user }: App, name: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option)

test('the count of a list is dimmed while that of other filters loads, but not for another page', async () => {
  const app = renderApp('/payouts')
  await screen.findByRole('table', { name: 'Payouts', busy: false })
  const total = screen.getByText(String(app.db.payouts.all().length), { selector: 'span' })
  const release = holdResponse('get', '*/api/crm/payout')
  await app.user.click(screen.getByRole('link', { name: 'Page 3' }))
  await screen.findByRole('table', { name: 'Payouts', busy: true })
  expect(total).not.toHaveAttribute('aria-busy')
  await choose(app, 'Status', 'Paid')
  await waitFor(() => expect(total).toHaveAttribute('aria-busy', 'true'))
  release()
})

test('a page after the last one of a list without a total says so, and leads back', async () => {
  const app = renderApp('/faq?page=2')
  server.use(
    http.get('*/api/crm/faq', ({ request }) =>
      request.url.includes('page=2') ? HttpResponse.json({ faqs: [] }) : undefined,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'No more questions' })).toBeVisible()
  expect(screen.queryByText(/21–20/)).not.toBeInTheDocument()
  const [back] = screen.getAllByRole('button', { name: 'Previous page' })
  if (back) await app.user.click(back)
  await waitFor(() => expect(app.address()).toBe('/faq'))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('offline, no figure claims to match filters that have not loaded', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    const cards = () => screen.getByRole('link', { name: 'Free Delivery' }).closest('dl')
    expect(cards()).toHaveAttribute('aria-busy', 'false')
    onTestFinished(() => act(() => onlineManager.setOnline(true)))
    act(() => onlineManager.setOnline(false))
    await choose(app, 'Status', 'Used')
    await waitFor(() => expect(cards()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.queryByText('matching your filters')).not.toBeInTheDocument()
    expect(screen.queryByText('Figures match your filters')).not.toBeInTheDocument()
  })

  test('the palette counts no results of the text before', async () => {
    const { user } = renderApp('/nowhere')
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    await user.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox')
    await user.type(box, 'jollof')
    await screen.findByRole('group', { name: /^Orders, 3 of \d+$/ })
    await user.type(box, 'x')
    expect(screen.getByRole('group', { name: /^Orders/ })).toHaveAccessibleName('Orders')
  })
})
