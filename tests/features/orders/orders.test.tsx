import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { refundStatus } from '@/domain/payment'
import { orderActions } from '@/features/orders/actions'
import { orderResource } from '@/features/orders/resource'
import { captureFile, cellsOf } from '../../support/contents'
import { fill, findDialog, findToast, renderApp, runClockUntil } from '../../support/render-app'
import { server } from '../../support/server'
import { statusTexts } from '../../support/statuses'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.orders,
  resource: orderResource,
  actions: orderActions,
  url: (id) => `/orders/${id}?dialog=`,
  always: ['refund', 'decline_refund'],
})

type App = ReturnType<typeof renderApp>

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const panel = (name: string) => screen.findByRole('region', { name })
const press = (app: App, name: string) =>
  screen.findByRole('button', { name }).then((button) => app.user.click(button))

function storedOrder(app: App, id: string) {
  const order = app.db.orders.find(id)
  if (!order) throw new Error(`The mock API has no order ${id}.`)
  return order
}

/** Opens the page of an order, and waits for its details. */
async function openOrder(id: string, options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp(`/orders/${id}`, options)
  const { orderId } = storedOrder(app, id)
  await heading(orderId)
  await screen.findByRole('list', { name: 'History', busy: false })
  return { app, orderId }
}

test('the order list shows who is involved, and how long an order has waited', async () => {
  const app = renderApp('/orders')
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  server.use(
    http.get('*/api/crm/order', () =>
      HttpResponse.json({
        data: {
          orders: [
            {
              id: 'o-1',
              orderId: 'ORD-1',
              status: 'PREPARING',
              statusAt: minutesAgo(25),
              createdAt: minutesAgo(40),
              restaurant: [{ id: 'r-1', name: 'Buka Republic' }],
              user: { id: 'u-1', firstName: 'Adaeze', lastName: 'Bello' },
              driver: 'drv-9',
              totalPrice: '6500',
              paymentMethod: 'bank_transfer',
            },
            { id: 'o-2', orderId: 'ORD-2', status: 'on_the_way', statusAt: minutesAgo(200) },
            {
              id: 'o-3',
              orderId: 'ORD-3',
              status: 'delivered',
              statusAt: minutesAgo(25),
              user: null,
            },
            { id: 'o-4', orderId: 'ORD-4', status: 'on hold' },
          ],
          pagination: { total: 4, totalPages: 1 },
        },
      }),
    ),
  )
  const texts = (await cellsOf('Orders')).map((cells) => cells.slice(0, 7))
  expect(texts).toEqual([
    ['ORD-1', 'Adaeze Bello', 'Buka Republic', 'drv-9', '₦6,500.00', 'Preparing', '25 min'],
    ['ORD-2', '—', '—', '—', '—', 'On the way', '3 h 20 min, very late'],
    ['ORD-3', 'Guest', '—', '—', '—', 'Delivered', '—'],
    ['ORD-4', '—', '—', '—', '—', 'On hold', '—'],
  ])
  expect(app.requests).toHaveLength(1)
  expect(screen.getByTitle(/^Very late,/)).toHaveClass('text-red')
  expect(screen.getByTitle('25 min')).toHaveClass('text-muted-foreground')
})

test('the page of an order says when it becomes late and very late, while it is open', async () => {
  vi.setSystemTime(new Date())
  const app = renderApp('/nowhere', { fakeTimers: true })
  const id = app.db.orders.all().find(({ status }) => status === 'pending')?.id ?? ''
  app.db.orders.patch(id, { statusAt: new Date(Date.now() - 4 * 60_000).toISOString() })
  await act(() => app.router.navigate({ href: `/orders/${id}` }))
  expect(await screen.findByText('4 min')).toBeVisible()
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  await pass(2)
  expect(await screen.findByTitle(/^Late, [56] min$/)).toBeVisible()
  await pass(5)
  expect(await screen.findByTitle(/^Very late, 1[01] min$/)).toBeVisible()
})

test('the first page of orders is read again every 30 seconds, other pages are not', async () => {
  const app = renderApp('/orders', { fakeTimers: true })
  await screen.findByRole('table', { name: 'Orders', busy: false })
  const count = (page: number) =>
    app.requests.filter((request) => request.includes(`/crm/order?page=${page}&`)).length
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(count(1)).toBe(2))
  await act(() => app.router.navigate({ to: '/orders', search: { page: 2 } }))
  await screen.findByText(/^21–40/)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(count(3)).toBe(1)
  const requests = app.requests.length
  await act(() => vi.advanceTimersByTimeAsync(65_000))
  expect(app.requests).toHaveLength(requests)
})

test('an order shows its items and sums, and leads to its customer, restaurant, driver and voucher', async () => {
  const app = renderApp('/nowhere')
  const order = app.db.orders.all().find(({ voucher, driver }) => voucher && driver)
  if (!order?.voucher || !order.user || !order.driver) throw new Error('No such order')
  await act(() => app.router.navigate({ to: '/orders/$id', params: { id: order.id } }))
  const list = await screen.findByRole('list', { name: 'Items' })
  const [item] = order.items
  const portions = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(await panel('Items')).toHaveTextContent(new RegExp(`${portions} items?`))
  await waitFor(() =>
    expect(within(list).getAllByRole('listitem')).toHaveLength(order.items.length),
  )
  expect(list).toHaveTextContent(item?.name ?? '')
  const customer = within(await panel('Customer'))
  expect(customer.getByRole('link', { name: order.user.name })).toHaveAttribute(
    'href',
    `/users/${order.user.id}`,
  )
  expect(customer.getByRole('link', { name: 'View all orders' })).toHaveAttribute(
    'href',
    `/orders?search=${order.user.id}`,
  )
  expect(customer.getByText(/^\+234 800 ••• ••\d\d$/)).toBeVisible()
  expect(document.body.textContent).not.toContain(String(order.user.phone).slice(-7))
  const delivery = within(await panel('Delivery'))
  expect(delivery.getByRole('link', { name: order.driver.name })).toHaveAttribute(
    'href',
    `/driver/${order.driver.id}`,
  )
  const voucher = screen.getByRole('link', { name: order.voucher.title })
  expect(voucher).toHaveAttribute('href', `/vouchers?voucher=${order.voucher.id}`)
  expect(voucher.closest('div')).toHaveTextContent(/^Discount \(.*\)-\u2060₦/)
  expect(
    within(await panel('Payment')).getByRole('button', { name: 'Copy payment reference' }),
  ).toBeVisible()
})

test('an item costs its options in addition, for each of its portions', async () => {
  renderApp('/orders/o-1')
  const options = [
    { name: 'Fried plantain', price: 500 },
    { name: 'No onions', price: 0 },
  ]
  const items = [{ name: 'Party Jollof', quantity: 2, price: 3500, options, note: 'Extra hot' }]
  server.use(
    http.get('*/api/crm/order/o-1', () =>
      HttpResponse.json({
        order: { id: 'o-1', items, subtotal: 8000, deliveryFee: 500, totalPrice: 8500 },
      }),
    ),
  )
  expect(await screen.findByRole('list', { name: 'Items' })).toHaveTextContent(
    '2 ×Party Jollof+ Fried plantain (₦500.00)+ No onions“Extra hot”₦8,000.00',
  )
  expect(await panel('Items')).toHaveTextContent(
    /^Items2 items.*Subtotal₦8,000\.00Delivery fee₦500\.00Total₦8,500\.00$/,
  )
})

test('an order is canceled with a preset reason, after a warning about its payment', async () => {
  const { app, orderId } = await openOrder('ord-009')
  await press(app, 'Cancel order')
  const dialog = await findDialog('Cancel order')
  expect(app.address()).toBe('/orders/ord-009?dialog=cancel')
  const { restaurant } = storedOrder(app, 'ord-009')
  expect(dialog).toHaveTextContent(
    `Cancel order ${orderId}? ${restaurant?.[0]?.name} and the customer are told. This action cannot be undone.`,
  )
  expect(dialog).toHaveTextContent('The payment is not refunded by this.')
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await within(dialog).findByText('A reason is required')).toBeVisible()
  expect(app.writes).toEqual([])
  await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'No driver found')
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await findToast('Order canceled')).toBeVisible()
  expect(app.writes).toEqual([
    {
      request: 'PATCH /api/crm/order/ord-009',
      body: { status: 'canceled', reason: 'No driver found' },
    },
  ])
  await waitFor(() => expect(app.address()).toBe('/orders/ord-009'))
  expect((await panel('Order')).textContent).toContain('No driver found')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  const [latest] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(latest).toHaveTextContent(/^Canceled.* by Ada ObiNo driver found$/)
})

test('a change of the driver names both, and keeps the dialog open after a failure', async () => {
  const { app, orderId } = await openOrder('ord-008')
  const old = storedOrder(app, 'ord-008').driver?.name
  // Who has the order is not offered again.
  app.db.drivers.patch(storedOrder(app, 'ord-008').driver?.id ?? '', { availability: 'online' })
  await press(app, 'Change driver')
  const dialog = await findDialog('Change driver')
  const [radio] = await within(dialog).findAllByRole('radio')
  expect(within(dialog).queryByRole('radio', { name: new RegExp(String(old)) })).toBeNull()
  if (!radio) throw new Error('No driver is online')
  await app.user.click(radio)
  const confirm = within(dialog).getByRole('button', { name: /^Assign / })
  const name = confirm.textContent.replace('Assign ', '')
  expect(dialog).toHaveTextContent(`Take ${orderId} from ${old} and give it to ${name}?`)
  const names = [orderId, old, name].flatMap((text) => within(dialog).getAllByText(text ?? ''))
  for (const element of names) expect(element).toHaveAttribute('translate', 'no')
  server.use(
    http.patch('*/api/crm/order/ord-008', () =>
      HttpResponse.json({ message: `${name} has just gone offline` }, { status: 422 }),
    ),
  )
  await app.user.click(confirm)
  expect(await findToast(`${name} has just gone offline`)).toBeVisible()
  expect(radio).toBeChecked()
})

test('a refund asks for amount, reason and who bears the cost, and shows its state', async () => {
  const { app } = await openOrder('ord-009')
  const { totalPrice, user } = storedOrder(app, 'ord-009')
  await press(app, 'Refund…')
  const dialog = await findDialog('Refund order')
  const amount = within(dialog).getByLabelText('Amount')
  expect(amount).toHaveValue(new Intl.NumberFormat('en-NG').format(totalPrice))
  await app.user.clear(amount)
  await fill(app.user, amount, String(totalPrice + 1))
  // An amount that cannot be refunded is not in the question.
  expect(dialog).toHaveTextContent(`Refund the payment to ${user?.name}`)
  // A browser that translates the page does not change the name.
  expect(within(dialog).getByText(user?.name ?? '')).toHaveAttribute('translate', 'no')
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund the payment' }))
  expect(await within(dialog).findByText(/^At most ₦.* can be refunded$/)).toBeVisible()
  expect(within(dialog).getByText('A reason is required')).toBeVisible()
  expect(within(dialog).getByText('Choose who bears the cost')).toBeVisible()
  await app.user.clear(amount)
  await fill(app.user, amount, '1,500.50')
  expect(dialog).toHaveTextContent(
    `Refund ₦1,500.50 to ${user?.name} by bank transfer? This action cannot be undone.`,
  )
  await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Item missing')
  await app.user.selectOptions(within(dialog).getByLabelText('Who bears the cost'), 'Restaurant')
  await app.user.click(within(dialog).getByRole('button', { name: 'Refund ₦1,500.50' }))
  expect(await findToast('Refund started')).toBeVisible()
  expect(app.writes).toEqual([
    {
      request: 'POST /api/crm/order/ord-009/refund',
      body: { amount: 1500.5, reason: 'Item missing', responsible: 'restaurant' },
    },
  ])
  const refund = await panel('Refund')
  expect(refund).toHaveTextContent(
    /₦1,500\.50.*Pending.*Borne by the restaurant.*Item missing.* by Ada Obi/,
  )
})

test('actions that the status rules out are not offered', async () => {
  const { app } = await openOrder('ord-016')
  expect(storedOrder(app, 'ord-016').status).toBe('canceled')
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /driver$/ })).not.toBeInTheDocument()
  // Neither by the URL.
  await act(() => app.router.navigate({ href: '/orders/ord-016?dialog=cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => app.router.navigate({ to: '/orders/$id', params: { id: 'ord-001' } }))
  await heading(storedOrder(app, 'ord-001').orderId)
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument()
})

test('the orders that the filters match are exported without phone numbers', async () => {
  const app = renderApp('/orders?search=Calabar')
  const savedLines = captureFile()
  await screen.findByRole('table', { name: 'Orders', busy: false })
  await press(app, 'Export')
  const dialog = await findDialog('Export orders')
  await app.user.click(within(dialog).getByRole('button', { name: /^Export/ }))
  const lines = await savedLines()
  expect(lines[0]).toContain(
    '"Order","Customer","Restaurant","Driver","Total (NGN)","Payment","Status","Status since","Created"',
  )
  expect(lines).toHaveLength(app.db.orders.list({ search: 'calabar' }).pagination.total + 1)
  expect(lines.join()).not.toMatch(/\+?234\d{4}/)
  expect(lines.join()).toContain('"Bank transfer"')
  expect(lines.join()).not.toContain('bank_transfer')
})

test('the statuses of a refund have these labels and colors', () => {
  expect(statusTexts(refundStatus)).toBe(
    'Pending yellow, Processing blue, Processed green, Failed red',
  )
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('after a failure, the orders are read again more rarely, and not at all from a backend without them', async () => {
    vi.setSystemTime('2026-11-21T12:00:00+01:00')
    const app = renderApp('/orders', { fakeTimers: true })
    await screen.findByRole('table', { name: 'Orders', busy: false })
    // The next page has been prefetched.
    await act(() => vi.advanceTimersByTimeAsync(1000))
    let status = 500
    let reads = 0
    server.use(
      http.get('*/api/crm/order', () => {
        reads += 1
        return HttpResponse.json({ message: 'The kitchen is on fire' }, { status })
      }),
    )
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await runClockUntil('The kitchen is on fire')
    // The request and its three retries.
    expect(reads).toBe(4)
    await act(() => vi.advanceTimersByTimeAsync(200_000))
    expect(reads).toBe(4)
    status = 501
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(reads).toBe(5))
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(reads).toBe(5)
  })

  test('a reason in own words has 10 to 500 characters, and stays after a failure', async () => {
    const { app } = await openOrder('ord-001')
    await press(app, 'Cancel order')
    const dialog = await findDialog('Cancel order')
    expect(dialog).not.toHaveTextContent('The payment is not refunded by this.')
    await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Other')
    const words = within(dialog).getByLabelText('In your words')
    await fill(app.user, words, 'Too short')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    expect(await within(dialog).findByText('Write 10 to 500 characters')).toBeVisible()
    expect(app.writes).toEqual([])
    await fill(app.user, words, ' fault-500')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    expect(await findToast('The kitchen is on fire')).toBeVisible()
    expect(words).toHaveValue('Too short fault-500')
    await app.user.keyboard('{Escape}')
    const prompt = await findDialog('Discard unsaved changes?')
    await app.user.click(within(prompt).getByRole('button', { name: 'Keep editing' }))
    expect(words).toHaveValue('Too short fault-500')
  })

  test('a first driver is assigned without a question, found by a search', async () => {
    const { app } = await openOrder('ord-009')
    await press(app, 'Assign driver')
    const dialog = await findDialog('Assign driver')
    const online = app.db.drivers.list({ status: 'active', availability: 'online' }).rows
    const driver = online[1]
    if (!driver) throw new Error('No driver is online')
    const name = `${driver.firstName} ${driver.lastName}`
    const search = await within(dialog).findByRole('searchbox')
    await fill(app.user, search, driver.plateNumber ?? name)
    await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(1))
    expect(dialog).not.toHaveTextContent(driver.phone)
    expect(within(dialog).getByRole('radio')).toHaveAccessibleName(
      new RegExp(
        `${name}\\s*${driver.vehicleType}, ${driver.state}, (?:No orders|\\d orders?), \\+234\\s...\\s•••\\s••..$`,
        'i',
      ),
    )
    expect(within(dialog).getByRole('button', { name: 'Assign' })).toBeDisabled()
    await app.user.click(within(dialog).getByRole('radio', { name: new RegExp(name) }))
    expect(dialog).not.toHaveTextContent('Take ')
    await app.user.type(within(dialog).getByRole('searchbox'), '{Enter}')
    expect(app.writes).toEqual([])
    await app.user.click(within(dialog).getByRole('button', { name: `Assign ${name}` }))
    expect(await findToast('Driver assigned')).toBeVisible()
    expect(app.writes).toEqual([
      { request: 'PATCH /api/crm/order/ord-009', body: { driver: driver.id } },
    ])
    const asked = app.requests.find((request) => request.includes('/crm/driver?'))
    expect(asked).toBe(
      'GET /api/crm/driver?page=1&limit=100&search=&status=active&availability=online',
    )
    expect(within(await panel('Delivery')).getByRole('link', { name })).toBeVisible()
  })
})
