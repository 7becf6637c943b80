import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  chooseFromRow,
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  rowAt,
  runClockUntil,
  signIn,
  voucherRows,
  failureToasts,
} from '../../support/render-app'
import { server, takeLogged } from '../../support/server'

const DETAILS = '*/api/crm/voucher/:id'
const detailsRequest = /^GET \/api\/crm\/voucher\/[0-9a-f]{24}$/

const findDetails = () => findDialog('Voucher Details')

/** The values in the dialog by field name. */
function fieldsOf(dialog: HTMLElement) {
  const terms = within(dialog).getAllByRole('term')
  const values = within(dialog).getAllByRole('definition')
  return Object.fromEntries(
    terms.map((term, index) => [term.textContent, values[index]?.textContent]),
  )
}

/** The voucher's title, which is the dialog's heading. */
const headingOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('heading', { level: 3 }).textContent

/** Makes every details request return this voucher with these orders. */
function serveDetails(voucher: Record<string, unknown>, voucherOrder: unknown = []) {
  server.use(
    http.get(DETAILS, ({ params }) =>
      HttpResponse.json({ voucher: { id: params['id'], ...voucher }, voucherOrder }),
    ),
  )
}

/** Opens the details of the voucher `v1`, above a list that does not have it. */
async function openDetails(voucher: Record<string, unknown>, voucherOrder?: unknown) {
  const app = renderApp('/vouchers?voucher=v1', { vouchers: 0 })
  serveDetails(voucher, voucherOrder)
  const dialog = await findDetails()
  await waitFor(() => expect(fieldsOf(dialog)).toHaveProperty('ID', 'v1'))
  return { ...app, dialog }
}

/** Opens the orders of the voucher `v1`. */
async function openOrders(voucherOrder: unknown) {
  const app = await openDetails({ title: 'Jollof Friday', status: 'used' }, voucherOrder)
  await app.user.click(within(app.dialog).getByRole('button', { name: 'View Order' }))
  return app
}

/** Opens the edit form with `open`, and saves it with the title "Renamed". */
async function rename({ user }: ReturnType<typeof renderApp>, open: () => Promise<void>) {
  await open()
  const form = await findDialog('Edit Voucher')
  const title = within(form).getByLabelText('Title')
  await user.clear(title)
  await fill(user, title, 'Renamed')
  await user.keyboard('{Enter}')
  expect(await findToast('Voucher added')).toBeVisible()
  await waitFor(() => expect(form).not.toBeInTheDocument())
}

test('the details show every field, copy the code, the email and the ID, and link to the user’s vouchers', async () => {
  const { user, address, dialog } = await openDetails({
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
  expect(headingOf(dialog)).toBe('Jollof Friday')
  expect(fieldsOf(dialog)).toEqual({
    Status: 'Claimed',
    Type: 'Discount',
    Amount: '₦1,500.50',
    Code: 'JOLLOF',
    User: 'ada@example.comVouchers of this user',
    'Expiry date': '1 March 2027',
    Created: '2 March 2026, 13:00',
    Claimable: 'Yes',
    Multiple: 'No',
    ID: 'v1',
  })
  const copy = async (name: string) => {
    await user.click(within(dialog).getByRole('button', { name }))
    return navigator.clipboard.readText()
  }
  expect(await copy('Copy code')).toBe('JOLLOF')
  expect(await within(dialog).findByText('Copied')).toBeVisible()
  expect(await copy('Copy email')).toBe('ada@example.com')
  expect(await copy('Copy ID')).toBe('v1')
  const userLink = within(dialog).getByRole('link', { name: 'ada@example.com' })
  expect(userLink).toHaveAttribute('href', '/users?search=ada%40example.com')
  await user.click(within(dialog).getByRole('link', { name: 'Vouchers of this user' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(address()).toBe('/vouchers?search=ada%40example.com')
})

test('the details of a deleted voucher say so after one request with 404 or 410, even if the list still has it', async () => {
  const app = renderApp('/vouchers')
  for (const [index, status] of [404, 410].entries()) {
    server.use(http.get(DETAILS, () => HttpResponse.json({}, { status })))
    await chooseFromRow(app.user, index, 'View Details')
    const dialog = await findDetails()
    expect(await within(dialog).findByText('This voucher no longer exists')).toBeVisible()
    expect(within(dialog).queryByRole('term')).not.toBeInTheDocument()
    for (const name of ['Edit', 'Delete', 'Try again']) {
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(failureToasts()).toEqual([])
    expect(app.requests.filter((url) => detailsRequest.test(url))).toHaveLength(index + 1)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
})

test('"View Order" lists the orders with links to their pages', async () => {
  const { user, router, address, dialog } = await openOrders([
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
  const table = within(dialog).getByRole('table', { name: 'Orders' })
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(texts).toEqual([
    ['Order ID', 'Restaurant', 'Total Amount', 'Status', 'Date', 'View'],
    ['ORD-1', 'Buka Republic', '₦2,500.00', 'Delivered', '2 March 2026', 'View'],
    ['10023', 'IIya Basira', '—', '—', '—', 'View'],
    ['—', '?—', '—', '—', '—', 'View'],
  ])
  // The color has no role or name.
  expect(within(table).getByText('Delivered').closest('[class*="green"]')).toBeVisible()
  expect(takeLogged()).toEqual(['An order without an id was left out of the list.'])
  await user.click(within(table).getByRole('link', { name: 'View order ORD-1' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(address()).toBe('/orders/o1')
  act(() => router.history.back())
  expect(await findDetails()).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the details show the values of the row until the response arrives', async () => {
    const app = renderApp('/vouchers')
    let release = () => {}
    server.use(
      http.get(DETAILS, async ({ params }) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        const voucher = { id: params['id'], title: 'From the response', status: 'used' }
        return HttpResponse.json({ data: { voucher, voucherOrder: [] } })
      }),
    )
    const [title] = await column('Title')
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await findDetails()
    expect(headingOf(dialog)).toBe(title)
    await waitFor(() => expect(app.requests.at(-1)).toMatch(detailsRequest))
    act(() => release())
    await waitFor(() => expect(headingOf(dialog)).toBe('From the response'))
  })

  test('the details show "—" for missing values, and no links to neighbours outside the list', async () => {
    const { dialog } = await openDetails({ type: 'free_delivery', amount: 900 })
    await within(dialog).findByText('Free Delivery')
    expect(headingOf(dialog)).toBe('v1')
    const { Type, ID, ...others } = fieldsOf(dialog)
    expect([Type, ID]).toEqual(['Free Delivery', 'v1'])
    expect(new Set(Object.values(others))).toEqual(new Set(['—']))
    for (const name of ['Copy code', 'Next voucher']) {
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  test('the type of an invalid voucher does not read as an error', async () => {
    const { dialog } = await openDetails({ type: 'invalid' })
    expect(fieldsOf(dialog)).toHaveProperty('Type', 'Invalid voucher')
  })

  test('the details have a URL, and Escape, Close and Back return to the list and the row', async () => {
    const app = renderApp('/vouchers?search=a')
    const closings = [
      () => app.user.keyboard('{Escape}'),
      async (dialog: HTMLElement) => {
        const [button] = within(dialog).getAllByRole('button', { name: 'Close' })
        if (button) await app.user.click(button)
      },
      async () => {
        act(() => app.router.history.back())
      },
    ]
    for (const close of closings) {
      await chooseFromRow(app.user, 1, 'View Details')
      const dialog = await findDetails()
      await waitFor(() =>
        expect(app.address()).toMatch(/^\/vouchers\?search=a&voucher=[0-9a-f]{24}$/),
      )
      await close(dialog)
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(app.address()).toBe('/vouchers?search=a')
      expect(app.router.history.canGoBack()).toBe(false)
      const actions = within(await rowAt(1)).getByRole('button', { name: /^Actions for/ })
      await waitFor(() => expect(actions).toHaveFocus())
    }
  })

  test('the URL of details leads through the login page to the details, and closing them to the list', async () => {
    const app = renderApp('/vouchers?page=2&voucher=v1', { vouchers: 21, signedIn: false })
    serveDetails({ title: 'Jollof Friday' })
    await signIn(app.user)
    const dialog = await findDetails()
    expect(await within(dialog).findByText('Jollof Friday')).toBeVisible()
    expect(app.address()).toBe('/vouchers?page=2&voucher=v1')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?page=2'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('a response with 501 says that the backend has no voucher details', async () => {
    renderApp('/vouchers?voucher=v1', { vouchers: 0 })
    server.use(http.get(DETAILS, () => HttpResponse.json({}, { status: 501 })))
    const dialog = await findDetails()
    const text = 'This backend does not provide voucher details'
    expect(await within(dialog).findByText(text)).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('details that could not be loaded can be requested again', async () => {
    const app = renderApp('/vouchers?voucher=v1', { vouchers: 0, fakeTimers: true })
    server.use(http.get(DETAILS, () => HttpResponse.json({}, { status: 500 })))
    await runClockUntil('The voucher could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    serveDetails({ title: 'Jollof Friday' })
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await findDetails()).findByText('Jollof Friday')).toBeVisible()
  })

  test('the details keep the values of the row if their request fails', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12, fakeTimers: true })
    const [title] = await column('Title')
    server.use(http.get(DETAILS, () => HttpResponse.json({}, { status: 500 })))
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await findDetails()
    await app.user.click(within(dialog).getByRole('button', { name: 'View Order' }))
    await runClockUntil('The orders could not be loaded')
    expect(headingOf(dialog)).toBe(title)
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument()
  })

  test('the details step to the previous and next voucher of the list, and close in one step', async () => {
    const app = renderApp('/vouchers?search=a')
    const titles = await column('Title')
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await findDetails()
    const previous = within(dialog).getByRole('button', { name: 'Previous voucher' })
    const next = within(dialog).getByRole('button', { name: 'Next voucher' })
    expect(previous).toBeDisabled()
    await app.user.click(next)
    await waitFor(() => expect(previous).toBeEnabled())
    expect(headingOf(dialog)).toBe(titles[1])
    const statuses = within(dialog).getAllByRole('status')
    expect(statuses.map((status) => status.textContent)).toContain(titles[1])
    await app.user.keyboard('{ArrowRight}')
    await waitFor(() => expect(headingOf(dialog)).toBe(titles[2]))
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(previous).toBeDisabled())
    expect(next).toHaveFocus()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?search=a'))
    expect(app.router.history.canGoBack()).toBe(false)
  })

  test('deleting from the details closes them without requesting the voucher again', async () => {
    const app = renderApp('/vouchers')
    const before = (await voucherRows()).length
    await chooseFromRow(app.user, 1, 'View Details')
    const dialog = await findDetails()
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const confirmation = await findDialog('Delete Voucher')
    await app.user.click(within(confirmation).getByRole('button', { name: 'Delete' }))
    expect(await findToast('Voucher deleted')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(before - 1))
    const deletion = app.requests.findIndex((url) => url.startsWith('DELETE'))
    const later = app.requests.slice(deletion).filter((url) => /^GET .*voucher\/\w/.test(url))
    expect(later).toEqual([])
    expect(document.body).not.toHaveFocus()
  })

  test('editing from the details returns to them with the new title', async () => {
    const app = renderApp('/vouchers', { vouchers: 2 })
    await chooseFromRow(app.user, 0, 'View Details')
    const dialog = await findDetails()
    await rename(app, () => app.user.click(within(dialog).getByRole('button', { name: 'Edit' })))
    const details = await findDetails()
    await waitFor(() => expect(headingOf(details)).toBe('Renamed'))
    await app.user.keyboard('{Escape}')
    expect(await column('Title')).toContain('Renamed')
  })

  test('details that were cached before an edit are not shown after it', async () => {
    const app = renderApp('/vouchers', { vouchers: 2 })
    await chooseFromRow(app.user, 0, 'View Details')
    await waitFor(() => expect(app.requests.at(-1)).toMatch(detailsRequest))
    expect(headingOf(await findDetails())).not.toBe('Renamed')
    await app.user.keyboard('{Escape}')
    await rename(app, () => chooseFromRow(app.user, 0, 'Edit'))
    await waitFor(async () => expect((await column('Title'))[0]).toBe('Renamed'))
    // Without a response, the details must show the values of the row.
    server.use(http.get(DETAILS, () => new Promise<never>(() => {})))
    await chooseFromRow(app.user, 0, 'View Details')
    expect(headingOf(await findDetails())).toBe('Renamed')
  })

  test('texts that would take seconds to lay out are truncated', async () => {
    // 500 characters of two code units each, and the ellipsis.
    const LENGTH = 1001
    const long = 'e\u0301'.repeat(25_000)
    const { dialog } = await openDetails(
      { title: long, type: long, code: long, user: long, status: long, multiple: true },
      [{ id: 'o1', orderId: long, restaurant: [{ name: long }], status: long }],
    )
    await waitFor(() => expect(headingOf(dialog)).toHaveLength(LENGTH))
    await within(dialog).findByRole('row', { hidden: true, name: /View$/ })
    const lengths = [...dialog.querySelectorAll('*')].flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return [...texts.map((node) => node.textContent), element.getAttribute('title')].map(
        (text) => text?.length ?? 0,
      )
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LENGTH)
  })

  test('"View Order" is offered for a voucher that may have orders', async () => {
    const app = await openDetails({ status: 'used', multiple: false })
    const offered = async (id: string, voucher: Record<string, unknown>) => {
      serveDetails({ title: `Title of ${id}`, ...voucher })
      await act(() => app.router.navigate({ to: '/vouchers', search: { voucher: id } }))
      const dialog = await findDetails()
      await within(dialog).findByText(`Title of ${id}`)
      return within(dialog).queryByRole('button', { name: 'View Order' }) !== null
    }
    expect(await offered('v2', { status: 'used', multiple: false })).toBe(true)
    expect(await offered('v3', { status: 'unclaimed', multiple: true })).toBe(true)
    expect(await offered('v4', { status: 'unclaimed', multiple: false })).toBe(false)
    expect(await offered('v5', { status: 'expired', multiple: null })).toBe(false)
  })

  test('an order shows the image of its restaurant, or the first letter if the image fails to load', async () => {
    const { dialog } = await openOrders([
      { id: 'o1', restaurant: [{ name: 'Buka', image: '/gone.svg' }] },
    ])
    const image = within(dialog).getByRole('presentation')
    expect(image).toHaveAttribute('src', '/gone.svg')
    fireEvent.error(image)
    expect(within(dialog).queryByRole('presentation')).not.toBeInTheDocument()
    expect(within(dialog).getByText('B')).toBeVisible()
  })

  test('"View Order" says that a voucher has no orders yet', async () => {
    const { dialog } = await openOrders([])
    expect(within(dialog).getByText('No order has used this voucher yet.')).toBeVisible()
  })
})
