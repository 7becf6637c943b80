import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog, reloadApp, renderApp } from '../support/render-app'
import { openSaved, storedFilters, storeFilters } from '../support/saved-filters'

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const savedLinks = () =>
  within(screen.getByRole('navigation', { name: 'Modules' }))
    .getAllByRole('link', { name: /: / })
    .map((link) => link.getAttribute('aria-label'))

test('the menu has the three saved filters used last under the open module, in the order of their names', async () => {
  const list = 'payout'
  storeFilters([
    { list, name: 'D', usedAt: 4, search: { status: 'paid' }, hidden: ['payee'] },
    { list, name: 'A', usedAt: 1 },
    { list, name: 'C', usedAt: 2 },
    { list, name: 'B', usedAt: 3 },
    { list, name: 'Never used' },
    { list: 'user', name: 'Of users', usedAt: 9 },
  ])
  const app = renderApp('/payouts')
  await table('Payouts')
  expect(savedLinks()).toEqual(['Payouts: B', 'Payouts: C', 'Payouts: D'])
  const link = screen.getByRole('link', { name: 'Payouts: D' })
  await app.user.click(link)
  await waitFor(() => expect(app.address()).toBe('/payouts?status=paid'))
  expect(savedLinks()).toEqual(['Payouts: B', 'Payouts: C', 'Payouts: D'])
  expect(storedFilters()[0]?.usedAt).toBeGreaterThan(4)
  expect(localStorage.getItem('marketplace-admin.payoutColumns')).toBe('["payee"]')
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'))

  await app.user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }))
  const drawer = await findDialog('Menu')
  await app.user.click(within(drawer).getByRole('link', { name: 'Payouts: B' }))
  await waitFor(() => expect(app.address()).toBe('/payouts'))
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
})

test('the menu is folded and unfolded by its button or by its shortcut, also in other tabs and after a reload', async () => {
  const app = renderApp('/payouts', { hasCounts: true })
  await table('Payouts')
  const root = document.documentElement
  const tickets = within(screen.getByRole('navigation', { name: 'Modules' })).getByRole('link', {
    name: 'Tickets',
  })
  await waitFor(() => expect(tickets).toHaveAccessibleDescription(/ waiting$/))
  expect(tickets).not.toHaveAttribute('data-tooltip')

  await app.user.click(screen.getByRole('button', { name: 'Fold menu' }))
  expect(root).toHaveAttribute('data-menu-folded', 'true')
  expect(tickets).toHaveAccessibleDescription(/ waiting$/)
  expect(tickets.dataset['tooltip']).toMatch(/^Tickets, \d+ waiting$/)
  await reloadApp(app)
  await table('Payouts')
  expect(screen.getByRole('button', { name: 'Unfold menu' })).toBeVisible()

  // Another tab has unfolded it.
  localStorage.setItem('marketplace-admin.menuFolded', 'false')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'marketplace-admin.menuFolded' }))
  })
  expect(screen.getByRole('button', { name: 'Fold menu' })).toBeVisible()
  // In user-event, "[[" types one.
  await app.user.keyboard('[[')
  expect(root).toHaveAttribute('data-menu-folded', 'true')
  await app.user.keyboard('[[')
  expect(root).toHaveAttribute('data-menu-folded', 'false')
  await app.user.keyboard('?')
  expect(await findDialog('Keyboard shortcuts')).toHaveTextContent('Fold or unfold the menu[')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('another administrator of the same browser has other saved filters', async () => {
    storeFilters([{ list: 'user', name: 'Mine', usedAt: 1 }], 'adm-2')
    storeFilters([{ list: 'user', name: 'Not mine', usedAt: 1 }], 'adm-3')
    const app = renderApp('/users')
    await table('Users')
    expect(await openSaved(app)).toEqual([])
    await app.user.keyboard('{Escape}')
    localStorage.setItem('user', JSON.stringify({ firstName: 'Bola', id: 'adm-2' }))
    localStorage.setItem('token', 'b-token')
    app.db.tokens.add('b-token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    await screen.findByRole('button', { name: /^Bola/ })
    await table('Users')
    expect((await openSaved(app)).map((text) => text?.trim().split(' ')[0])).toEqual(['Mine'])
    expect(savedLinks()).toEqual(['Users: Mine'])
  })
})
