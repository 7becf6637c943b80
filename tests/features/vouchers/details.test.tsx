import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  chooseFromRow,
  column,
  findDialog,
  findToast,
  renderApp,
  runClockUntil,
  signIn,
  voucherRows,
} from '../../support/render-app'
import { server, takeLogged } from '../../support/server'

const detailsDialog = () => findDialog('Voucher Details')

/** What the dialog tells, by the name of the field. */
function fieldsOf(dialog: HTMLElement) {
  const terms = within(dialog).getAllByRole('term')
  const values = within(dialog).getAllByRole('definition')
  return Object.fromEntries(
    terms.map((term, index) => [term.textContent, values[index]?.textContent]),
  )
}

/** The heading of the dialog: the voucher's title. */
const headingOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('heading', { level: 3 }).textContent

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
    expect(headingOf(dialog)).toBe(title)
    await waitFor(() =>
      expect(app.requests.at(-1)).toMatch(/^GET \/api\/crm\/voucher\/[0-9a-f]{24}$/),
    )
    act(() => answer())
    await waitFor(() => expect(headingOf(dialog)).toBe('From the call'))
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
    expect(headingOf(dialog)).toBe('v1')
    const { Type, ID, ...others } = fieldsOf(dialog)
    expect([Type, ID]).toEqual(['Free Delivery', 'v1'])
    expect(new Set(Object.values(others))).toEqual(new Set(['—']))
    expect(within(dialog).queryByRole('button', { name: 'Copy code' })).not.toBeInTheDocument()
  })

  test('copies the code', async () => {
    const app = renderApp('/vouchers?voucher=v1')
    answerDetails({ code: 'JOLLOF' })
    const dialog = await detailsDialog()
    await app.user.click(await within(dialog).findByRole('button', { name: 'Copy code' }))
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

  test.each([404, 410])(
    'says at once that a voucher no longer exists (%i), also while the list has it',
    async (status) => {
      const app = renderApp('/vouchers')
      server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status })))
      await chooseFromRow(app.user, 0, 'View Details')
      const dialog = await detailsDialog()
      expect(await within(dialog).findByText('This voucher no longer exists')).toBeVisible()
      expect(within(dialog).queryByRole('term')).not.toBeInTheDocument()
      for (const name of ['Edit', 'Delete', 'Try again']) {
        expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument()
      }
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(app.requests.filter((url) => /voucher\/[0-9a-f]{24}$/.test(url))).toHaveLength(1)
    },
  )

  test('says that the backend has no voucher details', async () => {
    renderApp('/vouchers?voucher=v1')
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 501 })))
    const text = 'This backend does not provide voucher details'
    expect(await within(await detailsDialog()).findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('can be tried again after another failure', async () => {
    const app = renderApp('/vouchers?voucher=v1', { fakeTimers: true })
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 500 })))
    await runClockUntil('The voucher could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    answerDetails({ title: 'Jollof Friday' })
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await detailsDialog()).findByText('Jollof Friday')).toBeVisible()
  })

  test('goes to the previous and the next voucher of the list, and closes in one step', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12 })
    const titles = await column('Title')
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    const previous = within(dialog).getByRole('button', { name: 'Previous voucher' })
    const next = within(dialog).getByRole('button', { name: 'Next voucher' })
    expect(previous).toBeDisabled()
    await app.user.click(next)
    await waitFor(() => expect(previous).toBeEnabled())
    expect(headingOf(dialog)).toBe(titles[1])
    const announced = within(dialog)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
    expect(announced).toContain(titles[1])
    await app.user.keyboard('{ArrowRight}')
    await waitFor(() => expect(headingOf(dialog)).toBe(titles[2]))
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(previous).toBeDisabled())
    expect(dialog).toHaveFocus()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
    expect(app.router.history.canGoBack()).toBe(false)
  })

  test('of a voucher that the list does not have has no way to its neighbours', async () => {
    renderApp('/vouchers?voucher=v1')
    answerDetails({ title: 'Jollof Friday' })
    const dialog = await detailsDialog()
    await within(dialog).findByText('Jollof Friday')
    expect(within(dialog).queryByRole('button', { name: 'Next voucher' })).not.toBeInTheDocument()
  })

  test('leads to the vouchers of the same user, and copies email and ID', async () => {
    const app = renderApp('/vouchers?status=used&voucher=v1')
    answerDetails({ title: 'Jollof Friday', user: 'ada@example.com' })
    const dialog = await detailsDialog()
    await app.user.click(await within(dialog).findByRole('button', { name: 'Copy email' }))
    expect(await navigator.clipboard.readText()).toBe('ada@example.com')
    await app.user.click(within(dialog).getByRole('button', { name: 'Copy ID' }))
    expect(await navigator.clipboard.readText()).toBe('v1')
    await app.user.click(within(dialog).getByRole('link', { name: 'ada@example.com' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.address()).toBe('/vouchers?search=ada%40example.com')
  })

  test('deletes the voucher after a question, and closes without asking for it again', async () => {
    const app = renderApp('/vouchers')
    const before = (await voucherRows()).length
    await chooseFromRow(app.user, 1, 'View Details')
    const dialog = await detailsDialog()
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const question = await findDialog('Delete Voucher')
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await findToast('Voucher deleted')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(before - 1))
    const deletion = app.requests.findIndex((url) => url.startsWith('DELETE'))
    const later = app.requests.slice(deletion).filter((url) => /^GET .*voucher\/\w/.test(url))
    expect(later).toEqual([])
    expect(document.body).not.toHaveFocus()
  })

  test('cuts texts that a browser would take seconds to lay out', async () => {
    const long = 'e\u0301'.repeat(25_000)
    renderApp('/vouchers?voucher=v1')
    answerDetails(
      { title: long, type: long, code: long, user: long, status: long, multiple: true },
      [{ id: 'o1', orderId: long, restaurant: [{ name: long }], status: long }],
    )
    const dialog = await detailsDialog()
    await waitFor(() => expect(headingOf(dialog)).toHaveLength(501))
    await within(dialog).findByRole('row', { hidden: true, name: /View$/ })
    for (const element of dialog.querySelectorAll('*')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      for (const text of [...own.map((node) => node.textContent), element.getAttribute('title')]) {
        expect((text ?? '').length).toBeLessThanOrEqual(501)
      }
    }
  })

  test('keeps what the row knows when the call fails', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12, fakeTimers: true })
    const [title] = await column('Title')
    server.use(http.get('*/api/crm/voucher/:id', () => HttpResponse.json({}, { status: 500 })))
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    await app.user.click(within(dialog).getByRole('button', { name: 'View Order' }))
    await runClockUntil('The orders could not be loaded')
    expect(headingOf(dialog)).toBe(title)
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
  })

  test('shows the saved title after Edit, and takes the focus again', async () => {
    const app = renderApp('/vouchers?type=free_delivery', { vouchers: 12 })
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await detailsDialog()
    await app.user.click(within(dialog).getByRole('button', { name: 'Edit' }))
    const form = await findDialog('Edit Voucher')
    await app.user.clear(within(form).getByLabelText('Title'))
    await app.user.type(within(form).getByLabelText('Title'), 'Mended{Enter}')
    expect(await findToast('Voucher added')).toBeVisible()
    await waitFor(() => expect(form).not.toBeInTheDocument())
    const details = await findDialog('Voucher Details')
    await waitFor(() => expect(headingOf(details)).toBe('Mended'))
    await app.user.keyboard('{Escape}')
    expect(await column('Title')).toContain('Mended')
  })
})

test('details that were seen before a write are not shown after it', async () => {
  const app = renderApp('/vouchers?type=free_delivery', { vouchers: 12 })
  await chooseFromRow(app.user, 0, 'View Details')
  await waitFor(() => expect(app.requests.at(-1)).toMatch(/voucher\/[0-9a-f]{24}$/))
  const [before] = [headingOf(await detailsDialog())]
  await app.user.keyboard('{Escape}')
  await chooseFromRow(app.user, 0, 'Edit')
  const form = await findDialog('Edit Voucher')
  await app.user.clear(within(form).getByLabelText('Title'))
  await app.user.type(within(form).getByLabelText('Title'), 'Mended{Enter}')
  await waitFor(async () => expect((await column('Title'))[0]).toBe('Mended'))
  // The call does not answer: what stands there must be what the list knows by now.
  server.use(http.get('*/api/crm/voucher/:id', () => new Promise<never>(() => {})))
  await chooseFromRow(app.user, 0, 'View Details')
  expect(before).not.toBe('Mended')
  expect(headingOf(await detailsDialog())).toBe('Mended')
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
