import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { userActions } from '@/features/users/actions'
import { userResource, userStatus } from '@/features/users/resource'
import { endSession } from '@/memory/session'
import { cellsOf, factsIn } from '../../support/contents'
import { findPanel } from '../../support/details'
import { fill, findDialog, findToast, renderApp, signIn, sentence } from '../../support/render-app'
import { serveWithout, server } from '../../support/server'
import { statusTexts } from '../../support/statuses'
import { testActions } from '../../support/test-actions'
import { voucherForm } from '../../support/voucher-form'

testActions({
  records: (db) => db.users,
  resource: userResource,
  actions: userActions,
  url: (id) => `/users/${id}?dialog=`,
  always: ['note'],
})

type App = ReturnType<typeof renderApp>

const FOLAKE = '/users/usr-018'

/** The facts of a panel by label. */
const factsOf = (panel: string) => factsIn(screen.getByRole('region', { name: panel }))

const hrefIn = (region: string, name: string) =>
  within(screen.getByRole('region', { name }))
    .getByRole('link', { name: region })
    .getAttribute('href')

async function openAction({ user }: App, button: string, dialog: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await findDialog(dialog))
}

test('the page of a user has the facts, orders, vouchers and transactions, and links to them', async () => {
  renderApp('/users/u1', { vouchers: 0 })
  const createdAt = '2026-01-13T10:00:00Z'
  const email = 'ada@example.com'
  server.use(
    http.get('*/api/crm/user/u1', () =>
      HttpResponse.json({
        user: {
          id: 'u1',
          firstName: 'Ada',
          lastName: 'Bello',
          email,
          phone: '+2348005550123',
          status: 'blocked',
          reason: 'Payment fraud',
          emailVerified: true,
          phoneVerified: false,
          state: 'Lagos',
          orderCount: 14,
          totalSpent: 96_500,
          walletBalance: 2500,
          lastOrderAt: createdAt,
          lastLoginAt: null,
          createdAt,
          note: 'Call first.\nThen write.',
          addresses: [
            { label: 'Home', text: '12 Admiralty Way', area: 'Eti-Osa', state: 'Lagos' },
            { text: null, state: 'Ogun' },
          ],
        },
        userOrder: [{ id: 'o1', orderId: 'ORD-1', status: 'paid', totalPrice: 900, createdAt }],
        userVoucher: [
          { id: 'v1', title: 'Jollof', status: 'used', type: 'voucher', amount: 500, createdAt },
          { id: 'v2', code: 'FREE', status: 'claimed', type: 'free_delivery', amount: 0 },
        ],
        userTransaction: [
          {
            id: 't1',
            reference: 'TXN-1',
            type: 'payment',
            amount: 900,
            status: 'successful',
            order: { id: 'o1', orderId: 'ORD-1' },
          },
          { id: 't2', reference: 'TXN-2', type: 'refund', amount: 400, status: 'reversed' },
          { id: 't3', type: 'wallet_topup', amount: 100, status: 'ongoing', createdAt },
        ],
      }),
    ),
  )
  expect(await cellsOf('Latest orders')).toEqual([
    ['ORD-1', '?—', '₦900.00', 'Paid', '13 January 2026'],
  ])
  expect(await cellsOf('Latest vouchers')).toEqual([
    ['Jollof', '₦500.00', 'Used', '13 January 2026'],
    ['FREE', 'Free Delivery', 'Claimed', '—'],
  ])
  expect(await cellsOf('Latest transactions')).toEqual([
    ['TXN-1Payment', 'ORD-1', '₦900.00', 'Success', '—'],
    ['TXN-2Refund', '—', '-\u2060₦400.00', 'Reversed', '—'],
    ['t3Wallet top-up', '—', '₦100.00', 'Pending', '13 January 2026, 11:00'],
  ])
  expect(factsOf('User')).toEqual({
    Reason: 'Payment fraud',
    Email: email,
    Phone: '+234 800 555 0123not verified',
    State: 'Lagos',
    ID: 'u1',
  })
  expect(screen.getAllByRole('img', { name: 'Verified' })).toHaveLength(1)
  const region = (name: string) => screen.getByRole('region', { name }).textContent
  expect(region('Addresses')).toBe('AddressesHome: 12 Admiralty Way, Eti-Osa, Lagos\nOgun')
  expect(region('Note')).toBe('NoteCall first.\nThen write.')
  expect(factsOf('Activity')).toEqual({
    Joined: '13 January 2026, 11:00',
    'Last sign-in': '—',
    'Last order': '13 January 2026, 11:00',
    Orders: '14',
    Spent: '₦96,500.00',
    Wallet: '₦2,500.00',
    Carts: 'View all',
    Tickets: 'View all',
    Codes: 'View all',
  })
  const search = encodeURIComponent(email)
  expect(hrefIn('+234 800 555 0123', 'User')).toBe('tel:+2348005550123')
  expect(hrefIn('ORD-1', 'Latest orders')).toBe('/orders/o1')
  expect(hrefIn('View all orders', 'Latest orders')).toBe('/orders?search=u1')
  expect(hrefIn('View all carts', 'Activity')).toBe('/carts?search=u1')
  expect(hrefIn('View all tickets', 'Activity')).toBe('/tickets?search=u1')
  expect(hrefIn('View all codes', 'Activity')).toBe('/otps?search=u1')
  expect(hrefIn('Jollof', 'Latest vouchers')).toBe('/vouchers?voucher=v1')
  expect(hrefIn('View all vouchers', 'Latest vouchers')).toBe(`/vouchers?search=${search}`)
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument()
})

test('a user is blocked for a reason, also after a failure, and unblocked', async () => {
  const app = renderApp('/users/usr-001', { vouchers: 0 })
  const { firstName, lastName } = app.db.users.find('usr-001') ?? {}
  const name = `${firstName} ${lastName}`
  const path = '*/api/crm/user/usr-001'
  const refusal = HttpResponse.json({ message: 'Not at night' }, { status: 422 })
  server.use(http.patch(path, () => refusal, { once: true }))
  const block = await openAction(app, 'Block', 'Block user')
  expect(
    block.getByText(
      sentence(
        `Block ${name}? They are signed out and cannot order until unblocked. Orders under way go on.`,
      ),
    ),
  ).toBeVisible()
  const reason = block.getByLabelText('Reason')
  expect(within(reason).getAllByRole('option').slice(1)).toEqual(
    ['Payment fraud', 'Abuse of vouchers', 'Abusive behaviour', 'Customer asked', 'Other'].map(
      (option) => within(reason).getByRole('option', { name: option }),
    ),
  )
  const confirm = block.getByRole('button', { name: 'Block user' })
  await app.user.click(confirm)
  expect(await block.findByText('A reason is required', { selector: 'p' })).toBeVisible()
  await app.user.selectOptions(reason, 'Other')
  const words = block.getByLabelText('In your words')
  for (const text of ['Too short', 'x'.repeat(501)]) {
    await app.user.clear(words)
    await fill(app.user, words, text)
    await app.user.click(confirm)
    expect(await block.findByText('Write 10 to 500 characters')).toBeVisible()
  }
  expect(app.writes).toEqual([])
  await app.user.clear(words)
  await fill(app.user, words, ' Sells vouchers ')
  await app.user.click(confirm)
  expect(await findToast('Not at night')).toBeVisible()
  expect(words).toHaveValue(' Sells vouchers ')
  await app.user.click(confirm)
  expect(await findToast('User blocked')).toBeVisible()
  await waitFor(() => expect(factsOf('User')).toHaveProperty('Reason', 'Sells vouchers'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  const unblock = await openAction(app, 'Unblock', 'Unblock user')
  expect(unblock.getByText(sentence(`Unblock ${name}? They can order again.`))).toBeVisible()
  await app.user.click(unblock.getByRole('button', { name: 'Unblock user' }))
  expect(await findToast('User unblocked')).toBeVisible()
  await waitFor(() => expect(factsOf('User')).not.toHaveProperty('Reason'))
  const request = 'PATCH /api/crm/user/usr-001'
  const blocked = { request, body: { status: 'blocked', reason: 'Sells vouchers' } }
  expect(app.writes).toEqual([blocked, blocked, { request, body: { status: 'active' } }])
})

test('no action is offered while only the row of the list is known', async () => {
  const app = renderApp('/users?search=folake.bello', { vouchers: 0 })
  server.use(http.get('*/api/crm/user/:id', () => HttpResponse.json({}, { status: 501 })))
  await app.user.click(await screen.findByRole('link', { name: 'Folake Bello' }))
  expect(await screen.findByText('This backend does not provide user details')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Folake Bello' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument()
  await act(() => app.router.navigate({ href: `${FOLAKE}?dialog=note` }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an unknown user is not found, with a link to all users', async () => {
  renderApp('/users/nobody', { vouchers: 0 })
  expect(await screen.findByText('This user could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/users')
})

test('the statuses of a user have these labels and colors', () => {
  expect(statusTexts(userStatus)).toBe('Active green, Blocked red')
})

test('the open tickets of a user come first, with how long they have waited', async () => {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const requester = { id: 'usr-018', name: 'Folake Garba', type: 'user' }
  const [open, closed, ...others] = app.db.tickets.all()
  if (!open || !closed) throw new Error('The mock API has no tickets.')
  for (const { id } of others) app.db.tickets.patch(id, { requester: null })
  const at = new Date(app.db.clock() - 3 * 3_600_000).toISOString()
  app.db.tickets.patch(closed.id, { requester, status: 'closed', ticketId: 'TCK-2' })
  app.db.tickets.patch(open.id, {
    requester,
    status: 'open',
    ticketId: 'TCK-1',
    subject: 'Wrong dish',
    lastMessageBy: 'requester',
    lastMessageAt: at,
  })
  await app.router.navigate({ href: '/users/usr-018' })
  const table = within(await screen.findByRole('table', { name: 'Tickets' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/^TCK-1Wrong dishOpen3 h/)
  expect(rows[2]).toMatch(/^TCK-2.*Closed—$/)
  expect(table.getByRole('link', { name: 'TCK-1' })).toHaveAttribute(
    'href',
    `/tickets?ticket=${open.id}`,
  )
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names.indexOf('Tickets')).toBeLessThan(names.indexOf('Latest orders'))
  expect(factsOf('Activity')).not.toHaveProperty('Tickets')
  app.db.tickets.patch(open.id, { status: 'closed' })
  await act(() => app.router.options.context.queryClient.invalidateQueries())
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('Tickets'),
  )
})

test('related rows that the backend never sends have no panel, and unreadable ones say so', async () => {
  renderApp('/users/bare', { vouchers: 0 })
  const details = { user: { id: 'bare' }, userVoucher: null, userTransaction: 'many' }
  server.use(http.get('*/api/crm/user/bare', () => HttpResponse.json(details)))
  const transactions = await findPanel('Latest transactions')
  expect(transactions).toHaveTextContent('They could not be read.')
  for (const name of ['Latest orders', 'Latest vouchers']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the list finds a user by status, name and phone, with the phone masked', async () => {
    const app = renderApp('/users?search=folake+bello', { vouchers: 0 })
    app.db.users.patch('usr-002', { firstName: 'Folake', lastName: 'Bello' })
    app.db.users.patch('usr-018', {
      orderCount: 15,
      totalSpent: 81_150,
      lastOrderAt: '2026-01-13T10:00:00Z',
      createdAt: '2025-08-17T10:00:00Z',
    })
    expect(await cellsOf('Users')).toHaveLength(2)
    await app.user.selectOptions(screen.getByRole('combobox', { name: /status/i }), 'Blocked')
    await waitFor(() => expect(app.address()).toBe('/users?search=folake+bello&status=blocked'))
    await waitFor(async () =>
      expect(await cellsOf('Users')).toEqual([
        [
          'Folake Bello',
          'folake.bello@example.com',
          '+234 800 ••• ••17',
          '15',
          '₦81,150.00',
          'Blocked',
          '13 January 2026',
          'Joined 17 August 2025',
        ],
      ]),
    )
    const search = screen.getByRole('searchbox', { name: 'Search users' })
    await app.user.clear(search)
    await fill(app.user, search, '0800 555 0017')
    const path = 'GET /api/crm/user?page=1&limit=20&search=8005550017&status=blocked'
    await waitFor(() => expect(app.requests.at(-1)).toBe(path))
    await app.user.click(await screen.findByRole('link', { name: 'Folake Bello' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Folake Bello' })).toBeVisible()
    expect(app.address()).toBe(FOLAKE)
    expect(document.body).not.toHaveTextContent('•••')
  })

  test('a voucher is issued to a user, and the form leads back to the user when it is saved or canceled', async () => {
    const app = renderApp(FOLAKE)
    const open = async () => {
      await app.user.click(await screen.findByRole('link', { name: 'Issue voucher' }))
      return voucherForm(app.user, await findDialog('Create New Voucher'))
    }
    const first = await open()
    expect(first.field('User')).toHaveValue(app.db.users.find('usr-018')?.email)
    await first.press('Cancel')
    await findPanel('Latest vouchers')
    expect(app.address()).toBe(FOLAKE)

    const { fillIn, press } = await open()
    await fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    await press('Create Voucher')
    expect(await findToast('Voucher added')).toBeVisible()
    const panel = within(await findPanel('Latest vouchers'))
    expect(await panel.findByRole('link', { name: 'Suya Sunday' })).toBeVisible()
    expect(app.address()).toBe(FOLAKE)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('without notes, the note of a user is changed and removed, and what is typed survives the end of the session', async () => {
    const app = renderApp(FOLAKE, { vouchers: 0 })
    serveWithout(app.db, '*/api/crm/user/:id', 'notes', 'noteCount')
    app.db.users.patch('usr-018', { note: 'Call first.' })
    let note = await openAction(app, 'Note', 'Edit note')
    expect(note.getByText('Seen by administrators only')).toBeVisible()
    expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Call first.')
    await fill(app.user, note.getByRole('textbox', { name: 'Note' }), 'x'.repeat(2000))
    await app.user.click(note.getByRole('button', { name: 'Save note' }))
    expect(await note.findByText('Enter at most 2,000 characters')).toBeVisible()
    await app.user.clear(note.getByRole('textbox', { name: 'Note' }))
    await fill(app.user, note.getByRole('textbox', { name: 'Note' }), 'Line one\nLine two ')
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    await signIn(app.user)
    note = within(await findDialog('Edit note'))
    expect(note.getByText('Draft restored')).toBeVisible()
    expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Line one\nLine two ')
    await app.user.click(note.getByRole('button', { name: 'Save note' }))
    expect(await findToast('Note saved')).toBeVisible()
    await waitFor(async () =>
      expect((await findPanel('Note')).textContent).toBe('NoteLine one\nLine two'),
    )

    note = await openAction(app, 'Note', 'Edit note')
    await app.user.clear(note.getByRole('textbox', { name: 'Note' }))
    await app.user.click(note.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(factsOf('User')).not.toHaveProperty('Note'))
    const saved = app.writes.filter(({ request }) => request === 'PATCH /api/crm/user/usr-018')
    expect(saved.map(({ body }) => body)).toEqual([{ note: 'Line one\nLine two' }, { note: '' }])
  })
})
