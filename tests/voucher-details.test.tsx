import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  chooseFromRow,
  column,
  findToast,
  renderApp,
  runClockUntil,
  signIn,
  voucherRows,
} from './render-app'
import { server, takeLogged } from './server'

const detailsDialog = () => screen.findByRole('dialog', { name: 'Voucher Details' })

/** What the dialog tells, by the name of the field. */
function fieldsOf(dialog: HTMLElement) {
  const terms = within(dialog).getAllByRole('term')
  const values = within(dialog).getAllByRole('definition')
  return Object.fromEntries(
    terms.map((term, index) => [term.textContent, values[index]?.textContent]),
  )
}

/** Has the details call answer this voucher with these orders. */
function answerDetails(voucher: Record<string, unknown>, voucherOrder: unknown = []) {
  server.use(
    http.get('*/api/crm/voucher/:id', ({ params }) =>
      HttpResponse.json({ voucher: { id: params['id'], ...voucher }, voucherOrder }),
    ),
  )
}

/** Opens the orders of the voucher `v1`, which is used. */
async function openOrders(voucherOrder: unknown) {
  const app = renderApp('/vouchers?voucher=v1')
  answerDetails({ title: 'Jollof Friday', status: 'used' }, voucherOrder)
  const dialog = await detailsDialog()
  await app.user.click(await within(dialog).findByRole('button', { name: 'View Order' }))
  return { ...app, dialog }
}

describe('Voucher Details', () => {
  test('opens at once with what the row knows, and completes it from the call', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12 })
    let answer = () => {}
    server.use(
      http.get('*/api/crm/voucher/:id', async ({ params }) => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        const voucher = { id: params['id'], title: 'From the call', status: 'used' }
        return HttpResponse.json({ data: { voucher, voucherOrder: [] } })
      }),
    )
    const [title] = await column('Title')
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    expect(fieldsOf(dialog)['Title']).toBe(title)
    await waitFor(() =>
      expect(app.requests.at(-1)).toMatch(/^GET \/api\/crm\/voucher\/[0-9a-f]{24}$/),
    )
    act(() => answer())
    await waitFor(() => expect(fieldsOf(dialog)['Title']).toBe('From the call'))
  })

  test('shows every field', async () => {
    renderApp('/vouchers?voucher=v1')
    answerDetails({
      title: 'Jollof Friday',
      type: 'voucher',
      amount: '1500.5',
      code: 'JOLLOF',
      user: 'ada@example.com',
      expiryDate: '2027-03-01T00:00:00.000Z',
      claimable: true,
      multiple: false,
      status: 'claimed',
      createdAt: '2026-03-02T12:00:00Z',
    })
    const dialog = await detailsDialog()
    await within(dialog).findByText('Jollof Friday')
    expect(fieldsOf(dialog)).toEqual({
      Title: 'Jollof Friday',
      Status: 'Claimed',
      Type: 'Discount',
      Amount: '₦1,500.50',
      Code: 'JOLLOF',
      User: 'ada@example.com',
      'Expiry date': '1 March 2027',
      Created: '2 March 2026',
      Claimable: 'Yes',
      Multiple: 'No',
      ID: 'v1',
    })
  })

  test('shows "—" for what is missing, and no amount of free delivery', async () => {
    renderApp('/vouchers?voucher=v1')
    answerDetails({ type: 'free_delivery', amount: 900 })
    const dialog = await detailsDialog()
    await within(dialog).findByText('Free Delivery')
    const { Type, ID, ...others } = fieldsOf(dialog)
    expect([Type, ID]).toEqual(['Free Delivery', 'v1'])
    expect(new Set(Object.values(others))).toEqual(new Set(['—']))
    expect(within(dialog).queryByRole('button', { name: 'Copy the code' })).not.toBeInTheDocument()
  })

  test('copies the code', async () => {
    const app = renderApp('/vouchers?voucher=v1')
    answerDetails({ code: 'JOLLOF' })
    const dialog = await detailsDialog()
    await app.user.click(await within(dialog).findByRole('button', { name: 'Copy the code' }))
    expect(await within(dialog).findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('JOLLOF')
  })

  test.each(['Escape', 'the Close button', 'the Back button'])(
    'has an address, which %s leaves; the focus is back at the row',
    async (how) => {
      const app = renderApp('/vouchers?status=used', { vouchers: 12 })
      await chooseFromRow(app.user, 2, 'View Details')
      const dialog = await detailsDialog()
      await waitFor(() =>
        expect(app.address()).toMatch(/^\/vouchers\?status=used&voucher=[0-9a-f]{24}$/),
      )
      if (how === 'Escape') await app.user.keyboard('{Escape}')
      else if (how === 'the Back button') act(() => app.router.history.back())
      else
        await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog)
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(app.address()).toBe('/vouchers?status=used')
      expect(app.router.history.canGoBack()).toBe(false)
      const row = (await voucherRows())[2] ?? document.body
      await waitFor(() =>
        expect(within(row).getByRole('button', { name: /^Actions for/ })).toHaveFocus(),
      )
    },
  )

  test('is where a stranger comes to through the sign-in; closing it leads to the list', async () => {
    const app = renderApp('/vouchers?page=2&voucher=v1', { vouchers: 21, signedIn: false })
    answerDetails({ title: 'Jollof Friday' })
    await signIn(app.user)
    const dialog = await detailsDialog()
    expect(await within(dialog).findByText('Jollof Friday')).toBeVisible()
    expect(app.address()).toBe('/vouchers?page=2&voucher=v1')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=2'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('of a voucher that is not there says so, once, and can be tried again', async () => {
    const app = renderApp('/vouchers?voucher=unknown', { fakeTimers: true })
    await runClockUntil('The voucher could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByText('Voucher not found')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    answerDetails({ title: 'Jollof Friday' })
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await detailsDialog()).findByText('Jollof Friday')).toBeVisible()
  })

  test('keeps what the row knows when the call fails', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12, fakeTimers: true })
    const [title] = await column('Title')
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 500 })))
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    await app.user.click(within(dialog).getByRole('button', { name: 'View Order' }))
    await runClockUntil('The orders could not be loaded')
    expect(fieldsOf(dialog)['Title']).toBe(title)
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
  })

  test('leads to Edit, and is fresh after it; the focus is back at Edit', async () => {
    const app = renderApp('/vouchers?type=free_delivery', { vouchers: 12 })
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    const edit = within(dialog).getByRole('button', { name: 'Edit' })
    await app.user.click(edit)
    const form = await screen.findByRole('dialog', { name: 'Edit Voucher' })
    await app.user.clear(within(form).getByLabelText('Title'))
    await app.user.type(within(form).getByLabelText('Title'), 'Mended{Enter}')
    expect(await findToast('Voucher added')).toBeVisible()
    await waitFor(() => expect(form).not.toBeInTheDocument())
    await waitFor(() => expect(fieldsOf(dialog)['Title']).toBe('Mended'))
    await waitFor(() => expect(edit).toHaveFocus())
    await app.user.keyboard('{Escape}')
    expect(await column('Title')).toContain('Mended')
  })
})

test('details that were seen before a write are not shown after it', async () => {
  const app = renderApp('/vouchers?type=free_delivery', { vouchers: 12 })
  await chooseFromRow(app.user, 0, 'View Details')
  await waitFor(() => expect(app.requests.at(-1)).toMatch(/voucher\/[0-9a-f]{24}$/))
  const [before] = [fieldsOf(await detailsDialog())['Title']]
  await app.user.keyboard('{Escape}')
  await chooseFromRow(app.user, 0, 'Edit')
  const form = await screen.findByRole('dialog', { name: 'Edit Voucher' })
  await app.user.clear(within(form).getByLabelText('Title'))
  await app.user.type(within(form).getByLabelText('Title'), 'Mended{Enter}')
  await waitFor(async () => expect((await column('Title'))[0]).toBe('Mended'))
  // The call does not answer: what stands there must be what the list knows by now.
  server.use(http.get('*/api/crm/voucher/:id', () => new Promise<never>(() => {})))
  await chooseFromRow(app.user, 0, 'View Details')
  expect(before).not.toBe('Mended')
  expect(fieldsOf(await detailsDialog())['Title']).toBe('Mended')
})

describe('View Order', () => {
  test.each([
    ['used', false, true],
    ['unclaimed', true, true],
    ['unclaimed', false, false],
    ['expired', null, false],
  ])('is there for a voucher that is %s, multiple: %s: %s', async (status, multiple, isThere) => {
    renderApp('/vouchers?voucher=v1')
    answerDetails({ title: 'Jollof Friday', status, multiple })
    const dialog = await detailsDialog()
    await within(dialog).findByText('Jollof Friday')
    const button = within(dialog).queryByRole('button', { name: 'View Order' })
    expect(button !== null).toBe(isThere)
  })

  test('lists the orders, each with the way to its page', async () => {
    const app = await openOrders([
      {
        _id: 'o1',
        orderId: 'ORD-1',
        restaurant: [{ name: 'Buka Republic', image: '/buka.svg' }, { name: 'Another' }],
        totalPrice: '2500',
        status: 'delivered',
        createdAt: '2026-03-02T12:00:00Z',
      },
      { id: 'o2', orderId: 10023, restaurant: [{ name: 'Iya Basira' }, null] },
      { id: 'o3', restaurant: [] },
      { orderId: 'without an id' },
    ])
    const table = within(app.dialog).getByRole('table', { name: 'Orders' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map((header) => header.textContent)).toEqual([
      'Order ID',
      'Restaurant',
      'Total Amount',
      'Status',
      'Date',
      'View',
    ])
    const rows = within(table).getAllByRole('row').slice(1)
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(texts).toEqual([
      ['ORD-1', 'Buka Republic', '₦2,500.00', 'Delivered', '2 March 2026', 'View'],
      ['10023', 'IIya Basira', '—', '—', '—', 'View'],
      ['—', '?—', '—', '—', '—', 'View'],
    ])
    expect(takeLogged()).toEqual(['An order without an id was left out of the list.'])
    await app.user.click(within(table).getByRole('link', { name: 'View order ORD-1' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    expect(app.address()).toBe('/orders/o1')
    act(() => app.router.history.back())
    expect(await detailsDialog()).toBeVisible()
  })

  test('shows the picture of a restaurant, and its letter where the picture is gone', async () => {
    const app = await openOrders([{ id: 'o1', restaurant: [{ name: 'Buka', image: '/gone.svg' }] }])
    const picture = within(app.dialog).getByRole('presentation')
    expect(picture).toHaveAttribute('src', '/gone.svg')
    fireEvent.error(picture)
    expect(within(app.dialog).queryByRole('presentation')).not.toBeInTheDocument()
    expect(within(app.dialog).getByText('B')).toBeVisible()
  })

  test.each([
    ['canceled', 'red'],
    ['declined', 'red'],
    ['pending', 'gray'],
    ['delivered', 'green'],
    ['paid', 'yellow'],
    ['unconfirmed', 'dark-gray'],
    ['on the way', 'orange'],
  ])('colours an order that is %s %s', async (status, color) => {
    const app = await openOrders([{ id: 'o1', status }])
    const badge = within(app.dialog).getByRole('table').querySelector('[data-slot="badge"]')
    expect(badge?.className).toMatch(new RegExp(` (bg|text)-${color}( |$)`))
  })

  test.each([[[]], [null]])('says where there are none: %j', async (orders) => {
    const app = await openOrders(orders)
    expect(within(app.dialog).getByText('No order has used this voucher yet.')).toBeVisible()
  })
})
