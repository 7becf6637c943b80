import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { PermissionName } from '@/api/permissions'
import { neededFor, type Resource } from '@/api/resource'
import { categoryResource } from '@/features/categories/resource'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { ticketResource } from '@/features/tickets/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { toast } from '@/lib/toast'
import { updateUser } from '@/memory/session'
import { permissionNames } from '../../src/contract/permissions'
import { anyRecord } from '../support/any-record'
import { ada, findDialog, findToast, renderApp, rowAt } from '../support/render-app'
import { server } from '../support/server'
import { tagsOfCase, testedLists, type TestedList, testedModules } from '../support/tested-modules'

type App = ReturnType<typeof renderApp>

const allBut = (...names: PermissionName[]) =>
  permissionNames.filter((name) => !names.some((other) => other === name))

const limitTo = (permissions: readonly unknown[]) => act(() => updateUser({ ...ada, permissions }))

const sentenceFor = (name: string) =>
  `You do not have access to ${name}. An administrator can give it to you.`
const NO_ACCESS = 'You do not have access to this. An administrator can give it to you.'

const table = (name: string) => screen.findByRole('table', { name, busy: false })

for (const { name, to, tags } of testedModules.filter((module) => !('isOpen' in module))) {
  const view = permissionNames.find((permission) => permission === `${to.slice(1)}.view`)
  const others = permissionNames.filter((permission) => permission !== view)

  test(
    `${name}: without its view, the page says so, and nothing is requested`,
    { tags },
    async () => {
      const app = renderApp(to, { permissions: others })
      expect(await screen.findByText(sentenceFor(name))).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
      const menu = screen.getByRole('navigation', { name: 'Modules' })
      expect(within(menu).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      expect(document.title).toBe(`${name} · Marketplace Admin`)
      // Neither does the pointer over the link request anything.
      await app.user.hover(within(menu).getByRole('link', { name }))
      await act(() => app.router.preloadRoute({ to }))
      expect(app.requests).toEqual([])
    },
  )
}

/** Serves a record for each status, as a list and one by one. Returns the statuses. */
function serveStatuses({ path, keys: [one, many], filters, actions }: Resource) {
  const statuses = filters['status']?.options.slice(1).map(([value]) => value) ?? ['any']
  const rows = statuses.map(anyRecord)
  const others = { usertypes: ['admin'], capabilities: { actions } }
  const pagination = { total: rows.length, totalPages: 1 }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [many]: rows, pagination, ...others })),
    http.get<{ id: string }>(`*/api${path}/:id`, ({ params: { id } }) =>
      HttpResponse.json({ [one]: rows.find((row) => row.id === id) ?? { id }, ...others }),
    ),
  )
  return statuses
}

/** The dialogs of the URL: of Export, and of the first action if it can be done to many records. */
function dialogsOf(name: string, { actions: [first] = [] }: Resource) {
  const isForOne = ['Users', 'Carts', 'OTPs', 'Notifications', 'Vouchers'].includes(name)
  return [...(name === 'OTPs' ? [] : ['export']), ...(first && !isForOne ? [first] : [])]
}

for (const { name, to, resource, slowTags } of testedLists) {
  test(
    `${name}: with nothing but its view, the list offers no action, and no dialog opens`,
    { tags: slowTags },
    async () => {
      const view = `${resource.module}.view`
      const app = renderApp(to, { permissions: [view] })
      serveStatuses(resource)
      await table(name)
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
      // That of a voucher has its details.
      const menus = screen.queryAllByRole('button', { name: /^Actions for/ })
      expect(menus.length > 0).toBe(name === 'Vouchers')
      const main = within(screen.getByRole('main'))
      const creating = /^(?:Create|Add|Invite|Send|Reward)\b/
      expect(main.queryByRole('button', { name: creating })).not.toBeInTheDocument()

      for (const dialog of dialogsOf(name, resource)) {
        act(() => app.router.history.push(`${to}?dialog=${dialog}`))
        expect(await findToast(NO_ACCESS)).toBeVisible()
        await waitFor(() => expect(app.address()).toBe(to))
        act(() => toast.dismiss(NO_ACCESS))
        await waitFor(() => expect(screen.queryByText(NO_ACCESS)).not.toBeInTheDocument())
      }
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(app.writes).toEqual([])

      limitTo([view, `${resource.module}.export`])
      const button = screen.queryByRole('button', { name: 'Export' })
      expect(button !== null).toBe(name !== 'OTPs')
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
      if (!button) return
      await app.user.click(button)
      expect(await screen.findByRole('dialog', { name: /^Export/ })).toBeVisible()
    },
  )
}

const creations: readonly [
  address: string,
  button: string,
  permission: PermissionName,
  dialog: string,
][] = [
  ['/vouchers', 'Create Voucher', 'vouchers.create', 'create'],
  ['/vouchers', 'Create many', 'vouchers.create', 'create-many'],
  ['/vouchers', 'Reward', 'vouchers.reward', 'reward'],
  ['/admins', 'Invite admin', 'admins.invite', 'invite'],
  ['/categories', 'Create category', 'categories.create', 'create'],
  ['/faq', 'Add question', 'faq.create', 'create'],
  ['/notifications', 'Send notification', 'notifications.send', 'send'],
]

for (const [index, [address, button, permission, dialog]] of creations.entries())
  test(`on ${address}, "${button}" needs ${permission}`, { tags: tagsOfCase(index) }, async () => {
    const app = renderApp(`${address}?dialog=${dialog}`, { permissions: allBut(permission) })
    expect(await findToast(NO_ACCESS)).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(address))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    limitTo(permissionNames)
    await app.user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

/** The addresses of all records, or of the list whose rows have menus. */
async function addressesOf(app: App, { name, to, resource }: TestedList) {
  // The menu of a voucher has more than its details.
  if (!resource.details || name === 'Vouchers') return [to]
  act(() => app.router.history.push(to))
  await table(name)
  const links = document.querySelectorAll('tbody [data-row-link]')
  return Array.from(links, (link) => link.getAttribute('href') ?? '')
}

/** The names of what can be done to the open record, or in the menus of the rows. */
async function offeredIn(user: App['user']) {
  const labels = screen
    .queryAllByRole('group', { name: 'Actions' })
    .concat(screen.queryByText('This ticket is closed')?.parentElement ?? [])
    .flatMap((place) =>
      within(place).queryAllByRole('button').concat(within(place).queryAllByRole('link')),
    )
    .map(({ textContent }) => textContent)
  for (const button of screen.queryAllByRole('button', { name: /^Actions for/ })) {
    await user.click(button)
    labels.push(...(await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  }
  return labels.filter((label) => label !== 'View Details')
}

/** Waits for a record with this name. */
async function findRecord(module: string, name = '') {
  await waitFor(() => expect(document.title).toContain(`${name} · ${module}`))
  await screen.findByRole('group', { name: 'Actions' })
}

for (const list of testedLists.filter(({ resource }) => resource.actions))
  test(`${list.name}: each action needs its permission`, { tags: list.slowTags }, async () => {
    const { name, to, resource } = list
    const app = renderApp('/nowhere', { permissions: permissionNames })
    const statuses = serveStatuses(resource)
    const needed = new Set(
      (resource.actions ?? [])
        .flatMap((action) => neededFor(resource, action))
        .filter((permission) => !permission.endsWith('.view'))
        // Its buttons are above the selected rows, and in the sheet.
        .filter((permission) => permission !== 'tickets.reply')
        // Only for those who may not refund: see refund-requests.test.tsx.
        .filter((permission) => permission !== 'orders.ask_refund'),
    )
    /** What is gone without each permission, in all records. */
    const gone = new Map([...needed].map((permission) => [permission, new Set<string>()]))
    const all = new Set<string>()
    for (const address of await addressesOf(app, list)) {
      limitTo(permissionNames)
      act(() => app.router.history.push(address))
      if (address === to) await table(name)
      else
        await findRecord(
          name,
          statuses.find((id) => address.endsWith(encodeURIComponent(id))),
        )
      const offered = await offeredIn(app.user)
      for (const label of offered) all.add(label)
      for (const [permission, labels] of gone) {
        limitTo(permissionNames.filter((other) => other !== permission))
        const left = await offeredIn(app.user)
        for (const label of offered) if (!left.includes(label)) labels.add(label)
      }
    }
    const lost = [...gone.values()].flatMap((labels) => Array.from(labels))
    // Each action needs one of them, and each of them is needed.
    expect(lost.toSorted()).toEqual([...all].toSorted())
    expect([...gone].filter(([, labels]) => labels.size === 0)).toEqual([])
  })

test('assigning needs the view of what it reads: drivers, and colleagues', async () => {
  const app = renderApp('/nowhere', { permissions: allBut('drivers.view', 'admins.view') })
  serveStatuses(orderResource)
  act(() => app.router.history.push('/orders/paid'))
  const cancel = await screen.findByRole('button', { name: 'Cancel order' })
  expect(screen.queryByRole('button', { name: 'Assign driver' })).not.toBeInTheDocument()
  limitTo(permissionNames)
  expect(await screen.findByRole('button', { name: 'Assign driver' })).toBeVisible()
  expect(cancel).toBeVisible()

  limitTo(allBut('admins.view'))
  serveStatuses(ticketResource)
  act(() => app.router.history.push('/tickets?ticket=open'))
  await screen.findByRole('button', { name: 'Take' })
  expect(screen.queryByRole('button', { name: 'Assign…' })).not.toBeInTheDocument()
  limitTo(permissionNames)
  expect(await screen.findByRole('button', { name: 'Assign…' })).toBeVisible()
})

test('the bar of selected rows has the actions that the administrator may do', async () => {
  const app = renderApp('/payouts', { permissions: allBut('payouts.approve', 'payouts.export') })
  serveStatuses(payoutResource)
  await table('Payouts')
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const bar = within(await screen.findByRole('group', { name: 'Selection' }))
  expect(await bar.findByRole('button', { name: 'Decline' })).toBeVisible()
  expect(bar.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  expect(bar.queryByRole('button', { name: /^Export/ })).not.toBeInTheDocument()
  limitTo(permissionNames)
  expect(await bar.findByRole('button', { name: 'Approve' })).toBeVisible()
  expect(bar.getByRole('button', { name: /^Export/ })).toBeVisible()
})

test.each<[permission: PermissionName, gone: string, left: string]>([
  ['vouchers.expire', 'Mark as Expired', 'Delete Vouchers'],
  ['vouchers.delete', 'Delete Vouchers', 'Mark as Expired'],
])('without %s, the bulk actions on vouchers do not offer "%s"', async (permission, gone, left) => {
  const app = renderApp('/vouchers', { permissions: allBut(permission) })
  await app.user.click(within(await rowAt(0)).getByRole('checkbox'))
  await app.user.click(await screen.findByRole('button', { name: 'Bulk Actions (1)' }))
  const dialog = within(await findDialog('Bulk Action'))
  expect(dialog.getByRole('button', { name: left })).toBeVisible()
  expect(dialog.queryByRole('button', { name: gone })).not.toBeInTheDocument()
})

test.each([
  ['/orders/paid?dialog=refund', orderResource, 'Refund is not possible for ORD-1 paid'],
  [
    '/payouts?payout=requested&dialog=approve',
    payoutResource,
    'Approve is not possible for PAY-1 requested',
  ],
  [
    '/categories?category=active&dialog=edit',
    categoryResource,
    'Edit is not possible for Buka Republic active',
  ],
  [
    '/vouchers?voucher=used&dialog=delete',
    voucherResource,
    'Delete is not possible for Jollof Friday used',
  ],
])('without the permission, %s opens no dialog', async (address, resource, message) => {
  const app = renderApp('/nowhere', { permissions: [`${resource.module}.view`] })
  serveStatuses(resource)
  act(() => app.router.history.push(address))
  expect(await findToast(message)).toBeVisible()
  await waitFor(() => expect(app.address()).not.toContain('dialog='))
  expect(app.writes).toEqual([])
})

test('the link that creates a voucher for a user needs the permission to create', async () => {
  const app = renderApp('/vouchers?create=ada%40example.com', {
    permissions: allBut('vouchers.create'),
  })
  expect(await findToast(NO_ACCESS)).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
})

test('a list that the server refuses with 403 shows its message, without a toast or another request', async () => {
  const app = renderApp('/orders')
  server.use(
    http.get('*/api/crm/order', () => HttpResponse.json({ message: 'Not yours' }, { status: 403 })),
  )
  expect(await screen.findByText('Not yours')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The orders could not be loaded' })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Notifications, [1-9]/ })).not.toBeInTheDocument()
  expect(app.requests.filter((request) => request.includes('/crm/order?'))).toHaveLength(1)
})

test('a record that the server refuses with 403 shows its message', async () => {
  renderApp('/orders/ord-001')
  server.use(
    http.get('*/api/crm/order/:id', () =>
      HttpResponse.json({ message: 'Not yours' }, { status: 403 }),
    ),
  )
  expect(await screen.findByText('Not yours')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The order could not be loaded' })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['/users/usr-001', 'Users'],
    ['/driver/drv-001', 'Drivers'],
    ['/restaurant/res-001', 'Restaurants'],
    ['/orders/ord-001', 'Orders'],
    ['/menus/mnu-001', 'Menus'],
    ['/payouts?payout=pay-001&dialog=approve', 'Payouts'],
    ['/vouchers?create=ada%40example.com', 'Vouchers'],
    ['/profile', 'Vendors'],
  ])('%s belongs to %s', async (address, name) => {
    const app = renderApp(address, { permissions: [] })
    expect(await screen.findByText(sentenceFor(name))).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(app.requests).toEqual([])
  })

  test('names of records that may not be viewed are no links, and are asked for nothing', async () => {
    const app = renderApp('/nowhere', {
      permissions: allBut('orders.view', 'payouts.view', 'admins.view'),
    })
    act(() => app.router.history.push('/tickets?ticket=tck-001'))
    const order = app.db.tickets.find('tck-001')?.order
    expect(await screen.findByText(order?.orderId ?? 'none')).toBeVisible()
    await screen.findByRole('region', { name: 'History' })
    expect(screen.queryByRole('link', { name: order?.orderId ?? '' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Order' })).not.toBeInTheDocument()

    act(() => app.router.history.push('/vendors/ven-001'))
    const payouts = within(await screen.findByRole('region', { name: 'Latest payouts' }))
    expect(payouts.queryAllByRole('link')).toEqual([])
    expect(app.requests.filter((path) => /crm\/(order|payout|admin)/.test(path))).toEqual([])
  })

  test('the keys of the voucher list open only what the administrator may do, and "?" lists only these', async () => {
    const app = renderApp('/vouchers', { permissions: allBut('vouchers.create', 'vouchers.edit') })
    const row = await rowAt(0)
    act(() => row.focus())
    await app.user.keyboard('ce')
    expect(app.address()).toBe('/vouchers')
    await app.user.keyboard('?')
    const shortcuts = within(await findDialog('Keyboard shortcuts'))
    expect(shortcuts.getByRole('heading', { name: 'In a list' })).toBeVisible()
    expect(shortcuts.queryByText('Create voucher')).not.toBeInTheDocument()
    expect(shortcuts.queryByText('Edit')).not.toBeInTheDocument()
  })

  test.each([
    ['Categories', '/categories'],
    ['FAQ', '/faq'],
  ])('a row of %s opens its form only with the permission to edit', async (name, to) => {
    const app = renderApp(to, { permissions: allBut('categories.edit', 'faq.edit') })
    const rows = within(await table(name))
    expect(rows.queryByRole('link')).not.toBeInTheDocument()
    limitTo(permissionNames)
    const [link] = await rows.findAllByRole('link')
    if (!link) throw new Error('No row has a link.')
    await app.user.click(link)
    expect(await screen.findByRole('dialog', { name: /^Edit/ })).toBeVisible()
  })

  test('without the permission to reply, an open ticket has no reply box, and says why', async () => {
    const app = renderApp('/tickets?ticket=tck-001', { permissions: allBut('tickets.reply') })
    expect(await screen.findByText('You do not have access to replies.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument()
    limitTo(permissionNames)
    expect(await screen.findByRole('textbox', { name: 'Reply' })).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test('without the permission to note, a record shows its notes, but no field for another one', async () => {
    renderApp('/orders/ord-001', { permissions: allBut('orders.note') })
    expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Add a note' })).not.toBeInTheDocument()
    limitTo(permissionNames)
    expect(await screen.findByRole('textbox', { name: 'Add a note' })).toBeVisible()
  })

  test('a permission that is lost and given back while the page is open applies at once', async () => {
    const app = renderApp('/orders', { permissions: permissionNames })
    await table('Orders')
    limitTo(allBut('orders.view'))
    expect(await screen.findByText(sentenceFor('Orders'))).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    app.requests.length = 0
    await act(() => app.router.options.context.queryClient.invalidateQueries())
    expect(app.requests).toEqual([])
    limitTo(permissionNames)
    expect(await table('Orders')).toBeVisible()
  })

  test('an open form stays open if its permission is lost, and the server decides', async () => {
    const app = renderApp('/categories?dialog=create', { permissions: permissionNames })
    const dialog = await findDialog('Create category')
    await app.user.type(within(dialog).getByLabelText('Name'), 'Soups')
    limitTo(allBut('categories.create'))
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Soups')
  })

  test.each([
    ['a text', 'orders.view'],
    ['an object', { orders: true }],
    ['null', null],
  ])('permissions that are %s count as missing', async (_what, permissions) => {
    const app = renderApp('/orders')
    act(() => updateUser({ ...ada, permissions }))
    await table('Orders')
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
    expect(app.address()).toBe('/orders')
  })

  test('items of permissions that are no text are ignored', async () => {
    renderApp('/orders', { permissions: [null, 7, { name: 'orders.export' }, 'orders.view'] })
    await table('Orders')
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  })

  test('a change that the server refuses with 403 shows its message in a toast', async () => {
    const app = renderApp('/payouts?payout=pay-001&dialog=approve')
    server.use(
      http.patch('*/api/crm/payout/:id', () =>
        HttpResponse.json({ message: 'Not yours' }, { status: 403 }),
      ),
    )
    const dialog = await findDialog('Approve payout')
    await app.user.click(within(dialog).getByRole('button', { name: /^Approve ₦/ }))
    expect(await findToast('Not yours')).toBeVisible()
    expect(dialog).toBeVisible()
  })
})
