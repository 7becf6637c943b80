import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { idsOf, select } from '../support/bulk'
import { checkboxAt, renderApp, voucherRows } from '../support/render-app'
import { server } from '../support/server'

/** Records what screen readers announce: each new text of a live region. */
function recordAnnouncements() {
  const announced: string[] = []
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]'),
    )
    for (const region of new Set(regions))
      if (region?.textContent) announced.push(region.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return announced
}

test('a selected voucher that a colleague has deleted is deselected', async () => {
  const app = renderApp('/vouchers')
  const [first = ''] = idsOf(app)
  await select(app, 0, 1)
  app.db.remove(new Set([first]))
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^1 voucher selected/)).toBeInTheDocument()
})

test('a 401 ends the session, also in response to a read whose errors are not shown', async () => {
  const app = renderApp('/vouchers')
  const [first = ''] = idsOf(app)
  await select(app, 0)
  server.use(http.get(`*/voucher/${first}`, () => new HttpResponse(null, { status: 401 })))
  // The list no longer has it, so it is read on its own.
  app.db.remove(new Set([first]))
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(app.address()).toMatch(/^\/login/))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('each new number of selected rows is announced once, also for "Select all" and for none', async () => {
    const { user } = renderApp('/vouchers', { vouchers: 22 })
    const first = await checkboxAt(0)
    const announced = recordAnnouncements()
    const take = () => announced.splice(0)
    await user.click(first)
    expect(take()).toEqual([expect.stringMatching(/^1 voucher selected/)])
    await user.click(await checkboxAt(2))
    expect(take()).toEqual([expect.stringMatching(/^2 vouchers selected, ₦/)])

    // The list is refetched and rendered again.
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await user.hover(first)
    await voucherRows()
    expect(take().filter((text) => text.includes('selected'))).toEqual([])

    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(take().join()).toMatch(/(?:^|,)20 vouchers selected, ₦/)
    const bar = within(await screen.findByRole('group', { name: 'Selection' }))
    await user.click(await bar.findByRole('button', { name: 'Select all 22' }))
    expect(await screen.findByText(/^22 vouchers selected/)).toBeInTheDocument()
    expect(take().filter((text) => text.includes('vouchers selected'))).toEqual([
      expect.stringMatching(/^22 vouchers selected, ₦/),
    ])

    await user.click(bar.getByRole('button', { name: 'Clear selection' }))
    expect(take()).toEqual(['No vouchers selected'])
  })
})
