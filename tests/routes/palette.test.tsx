import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog, renderApp, signIn } from '../support/render-app'
import { storedFilters, storeFilters } from '../support/saved-filters'

type App = ReturnType<typeof renderApp>

async function openPalette(app: App) {
  await app.user.keyboard('{Control>}k{/Control}')
  return findDialog('Search or jump to…')
}

/** The texts of the options in a group, or null without the group. */
function optionsOf(heading: string) {
  const group = screen.queryByRole('group', { name: heading })
  return (
    group &&
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent)
  )
}

/** Renders a page without data, which is the cheapest. */
async function renderNowhere() {
  const app = renderApp('/nowhere', { vouchers: 0 })
  await screen.findByRole('heading', { level: 2, name: 'Page not found' })
  return app
}

/** Opens records, and waits until each is shown. */
async function visit(app: App, addresses: readonly string[]) {
  for (const address of addresses) {
    act(() => app.router.history.push(address))
    // One record after the other.
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(document.title).toMatch(/ · .* · /))
    // oxlint-disable-next-line no-await-in-loop
    await leave(app)
  }
}

async function leave(app: App) {
  act(() => app.router.history.push('/nowhere'))
  await waitFor(() => expect(document.title).toMatch(/^Page not found/))
}

test('the palette lists the saved filters of every list, and applies one', async () => {
  storeFilters([
    { list: 'payout', name: 'Late', search: { status: 'requested' }, hidden: ['payee'] },
    { list: 'user', name: 'New' },
    { list: 'user', name: 'Blocked' },
    { list: 'unknown', name: 'None' },
  ])
  const app = await renderNowhere()
  const palette = await openPalette(app)
  expect(optionsOf('Saved filters')).toEqual(['Users: Blocked', 'Users: New', 'Payouts: Late'])
  await app.user.keyboard('late{Enter}')
  await waitFor(() => expect(app.address()).toBe('/payouts?status=requested'))
  await waitFor(() => expect(palette).not.toBeInTheDocument())
  expect(localStorage.getItem('marketplace-admin.payoutColumns')).toBe('["payee"]')
  expect(storedFilters()[0]?.usedAt).toBeGreaterThan(0)
})

test('a record that could not be found is not remembered', async () => {
  const app = renderApp('/users/nobody', { vouchers: 0 })
  await screen.findByRole('heading', { name: 'This user could not be found' })
  await openPalette(app)
  expect(optionsOf('Recent')).toBeNull()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the palette opens with the records opened last, the newest first, and leads to them', async () => {
    const app = await renderNowhere()
    await visit(app, ['/users/usr-002', '/payouts?payout=pay-001&status=paid', '/users/usr-002'])
    await openPalette(app)
    const [group] = screen.getAllByRole('group')
    expect(group).toHaveAccessibleName('Recent')
    const { payoutId } = app.db.payouts.find('pay-001') ?? {}
    expect(optionsOf('Recent')).toEqual(['Bola AdeyemiUsers', `${payoutId}Payouts`])
    await app.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(app.address()).toBe('/payouts?payout=pay-001'))
    expect(await findDialog('Payout Details')).toBeVisible()
  })

  test('while typing, the pages come before the records', async () => {
    const app = await renderNowhere()
    await visit(app, ['/users/usr-002'])
    await openPalette(app)
    await app.user.keyboard('users')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Users$/)
    expect(optionsOf('Recent')).toEqual(['Bola AdeyemiUsers'])
  })

  test('the palette remembers eight records in memory, until the administrator signs out', async () => {
    const app = renderApp('/users/usr-001', { vouchers: 0 })
    await waitFor(() => expect(document.title).toMatch(/ · Users/))
    await leave(app)
    await visit(app, ['/users/usr-002'])
    for (const { id, payoutId } of app.db.payouts.list({ limit: 7 }).rows) {
      act(() => app.router.history.push(`/payouts?payout=${id}`))
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(document.title).toContain(payoutId))
    }
    await leave(app)
    await openPalette(app)
    expect(optionsOf('Recent')).toHaveLength(8)
    expect(optionsOf('Recent')).toContain('Bola AdeyemiUsers')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Adeyemi')
    await app.user.keyboard('sign out{Enter}')
    await signIn(app.user)
    await screen.findByRole('navigation', { name: 'Modules' })
    await openPalette(app)
    expect(optionsOf('Recent')).toBeNull()
    expect(optionsOf('Pages')?.[0]).toBe('Dashboard')
  })

  test('the palette forgets the records when another administrator signs in', async () => {
    const app = renderApp('/users/usr-002', { vouchers: 0 })
    await waitFor(() => expect(document.title).toMatch(/^Bola Adeyemi/))
    await leave(app)
    app.db.tokens.add('b-token')
    localStorage.setItem('user', JSON.stringify({ firstName: 'Bola', id: 'adm-2' }))
    localStorage.setItem('token', 'b-token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
    await screen.findByRole('button', { name: /^Bola/ })
    await openPalette(app)
    expect(optionsOf('Recent')).toBeNull()
  })
})
