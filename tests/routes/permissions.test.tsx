import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PermissionName } from '@/api/permissions'
import { updateUser } from '@/memory/session'
import { permissionNames } from '../../src/contract/permissions'
import { ada, findDialog, renderApp, signIn, voucherRows } from '../support/render-app'
import { storeFilters } from '../support/saved-filters'

const allBut = (...names: PermissionName[]) =>
  permissionNames.filter((name) => !names.some((other) => other === name))

/** The paths of the requests, without the query. */
const pathsOf = ({ requests }: { requests: readonly string[] }) =>
  new Set(requests.map((request) => request.replace(/^GET \/api|\?.*$/g, '')))

async function openPalette({ user }: ReturnType<typeof renderApp>) {
  await user.keyboard('{Control>}k{/Control}')
  await findDialog('Search or jump to…')
}

const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('the search page says what can be searched, or that nothing can', async () => {
  renderApp('/search', { permissions: ['orders.view'] })
  expect(await screen.findByRole('heading', { name: 'Search by order number' })).toBeVisible()
  act(() => updateUser({ ...ada, permissions: ['users.view', 'vouchers.view'] }))
  const heading = 'Search by name, email, phone or voucher code'
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  act(() => updateUser({ ...ada, permissions: [] }))
  const none = 'You do not have access to any list'
  expect(await screen.findByRole('heading', { name: none })).toBeVisible()
})

const panels = ['Needs attention', 'Today', 'Late and latest orders', 'Vouchers']
const panelNames = () => panels.filter((name) => screen.queryByRole('region', { name }) !== null)

const NO_ACCESS = 'You do not have access to what the dashboard shows.'

test('without any permission, the dashboard says so, and nothing is requested', async () => {
  const app = renderApp('/', { permissions: [] })
  expect(await screen.findByText(NO_ACCESS)).toBeVisible()
  expect(panelNames()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Create Voucher' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Reward' })).not.toBeInTheDocument()
  expect(app.requests).toEqual([])
})

test('the permissions of the sign-in apply, in another tab too', async () => {
  const app = renderApp('/payouts', { signedIn: false })
  await signIn(app.user, { email: 'tunde@example.com', password: 'jollof-rice' })
  expect(await screen.findByText(/^You do not have access to Payouts\./)).toBeVisible()
  expect(app.address()).toBe('/payouts')
  expect(app.requests).toEqual(['POST /api/auth/login'])
  // Another tab replaces the user.
  localStorage.setItem('user', JSON.stringify(ada))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  // The server knows better than the forged user.
  const refusal = 'You are not allowed to do this: it needs the permission payouts.view'
  expect(await screen.findByText(refusal)).toBeVisible()
})

test('without the field, everything is offered', async () => {
  renderApp('/vouchers')
  await voucherRows()
  for (const name of ['Reward', 'Create many', 'Create Voucher', 'Export']) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the palette has no page, saved filter, record and action of what the administrator may not do', async () => {
    storeFilters([
      { list: 'payout', name: 'Late' },
      { list: 'user', name: 'New' },
    ])
    const app = renderApp('/payouts?payout=pay-001')
    await waitFor(() => expect(document.title).toMatch(/ · Payouts/))
    act(() => app.router.history.push('/nowhere'))
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    await openPalette(app)
    const hidden = [
      'Payouts',
      'Payouts: Late',
      'Create Voucher',
      'Create many vouchers',
      'Export vouchers',
    ]
    const all = optionNames()
    const recent = all.filter((name) => /^PAY-.*Payouts$/.test(name))
    expect(recent).toHaveLength(1)
    expect(all).toEqual(expect.arrayContaining(hidden))
    act(() =>
      updateUser({
        ...ada,
        permissions: allBut('payouts.view', 'vouchers.create', 'vouchers.export'),
      }),
    )
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Payouts' })).toBeNull())
    expect(optionNames()).toEqual(all.filter((name) => !hidden.concat(recent).includes(name)))

    act(() => updateUser({ ...ada, permissions: [] }))
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Vouchers' })).toBeNull())
    const pages = within(screen.getByRole('group', { name: 'Pages' }))
    const names = pages.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Dashboard', 'Search'])
    expect(screen.queryByRole('option', { name: 'Reward' })).not.toBeInTheDocument()
  })

  test('the palette and the search page read only the lists that the administrator may view', async () => {
    const permissions = ['users.view', 'restaurants.view']
    const app = renderApp('/search?search=ada', { permissions })
    const allowed = new Set(['/crm/user', '/crm/restaurant'])
    const groupNames = () =>
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
    await screen.findByRole('region', { name: 'Users' })
    expect(groupNames()).toEqual(['Users', 'Restaurants'])
    await openPalette(app)
    await app.user.keyboard('chidi')
    await waitFor(() =>
      expect(app.requests.filter((request) => request.includes('search=chidi'))).toHaveLength(2),
    )
    expect(pathsOf(app)).toEqual(allowed)
    // Gains and losses are followed.
    await app.user.keyboard('{Escape}')
    act(() => updateUser({ ...ada, permissions: ['orders.view'] }))
    await screen.findByRole('region', { name: 'Orders' })
    expect(screen.queryByRole('region', { name: 'Users' })).not.toBeInTheDocument()
  })

  test.each<[PermissionName, gone: string[], path: string]>([
    ['orders.view', ['Late and latest orders'], '/crm/order'],
    ['analytics.view', ['Today'], '/crm/analytics'],
    ['vouchers.view', ['Vouchers'], '/crm/voucher'],
    ['payouts.view', [], '/crm/payout'],
  ])(
    'without %s, the dashboard lacks %j and requests nothing from %s',
    async (name, gone, path) => {
      const app = renderApp('/', { permissions: allBut(name) })
      await screen.findByRole('region', { name: 'Needs attention', busy: false })
      expect(panelNames()).toEqual(panels.filter((panel) => !gone.includes(panel)))
      await waitFor(() => expect(pathsOf(app).size).toBeGreaterThan(3))
      expect(pathsOf(app)).not.toContain(path)
    },
  )

  test.each<[PermissionName, string]>([
    ['vouchers.create', 'Create Voucher'],
    ['vouchers.reward', 'Reward'],
  ])('without %s, the dashboard has no link "%s"', async (permission, name) => {
    renderApp('/', { permissions: allBut(permission) })
    await screen.findByRole('region', { name: 'Vouchers' })
    expect(screen.queryByText(NO_ACCESS)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    act(() => updateUser({ ...ada, permissions: permissionNames }))
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  test('dishes are listed without their categories if these may not be viewed', async () => {
    const app = renderApp('/menus', { permissions: allBut('categories.view') })
    await screen.findByRole('table', { name: 'Menus', busy: false })
    expect(pathsOf(app)).toEqual(new Set(['/crm/menu']))
  })
})
