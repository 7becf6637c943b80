import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { voucherName } from '@/features/vouchers/fields'
import { shorten } from '@/lib/format'
import { voucherDetailsSchema, voucherPageSchema } from '../../src/contract/voucher-responses'
import { chooseFromRow, findDialog, findToast, renderApp, voucherRows } from '../support/render-app'
import { server, takeLogged } from '../support/server'
import { serveVouchers } from '../support/voucher-lists'
import { hostileDetails, hostileList } from './generators'
import { sample } from './malformed-texts'

// Elements that only malicious text could create. The icons of the console are its only SVG elements.
const FOREIGN = 'script, iframe, object, embed, form, style, link, h1, svg:not(.lucide)'

function expectNoScriptRan() {
  expect('pwned' in globalThis).toBe(false)
}
afterEach(expectNoScriptRan)

/** Expects nothing in the log but the omission of rows. */
function expectCleanLog() {
  const omission = /^(A row of vouchers|An order) .* left out of the list\.$/
  expect(takeLogged().filter((text) => !omission.test(text))).toEqual([])
}

const jsonResponse = (text: string) =>
  new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })

test('malformed vouchers are shown as text in the table', async () => {
  const bodies = sample(hostileList({ minLength: 10, maxLength: 10 }), 6)
  const app = renderApp('/vouchers')
  serveVouchers([{ id: 'first' }])
  const name = { name: 'Vouchers', busy: false }
  const table = await screen.findByRole<HTMLTableElement>('table', name)
  const titles = () =>
    Array.from(table.tBodies[0]?.rows ?? [], ({ cells }) => cells[1]?.textContent)
  let text = ''
  server.use(http.get('*/api/crm/voucher', () => jsonResponse(text)))
  let rowCount = 0
  for (const body of bodies) {
    text = JSON.stringify(body)
    const { rows } = v.parse(voucherPageSchema, JSON.parse(text))
    await act(() => app.router.options.context.queryClient.refetchQueries())
    await waitFor(() =>
      expect(titles()).toEqual(rows.map(({ title }) => (title ? shorten(title) : '—'))),
    )
    expect(table.querySelectorAll(`img, a:not([data-row-link]), ${FOREIGN}`)).toHaveLength(0)
    expectCleanLog()
    rowCount += rows.length
  }
  expect(rowCount).toBeGreaterThan(40)
})

test('malformed vouchers and orders are shown as text in the details', async () => {
  const app = renderApp('/vouchers', { vouchers: 0 })
  let text = ''
  server.use(http.get('*/api/crm/voucher/:id', () => jsonResponse(text)))
  await screen.findByRole('button', { name: 'Create your first voucher' })
  let orderCount = 0
  for (const body of sample(hostileDetails, 8)) {
    text = JSON.stringify(body)
    const { record: voucher, voucherOrder } = v.parse(voucherDetailsSchema, JSON.parse(text))
    const orders = voucherOrder ?? []
    await act(() => app.router.navigate({ to: '/vouchers', search: { voucher: voucher.id } }))
    const dialog = await findDialog('Voucher Details')
    await app.user.click(await within(dialog).findByRole('button', { name: 'View Order' }))
    const heading = within(dialog).getByRole('heading', { level: 3 })
    expect(heading.textContent).toBe(voucherName(voucher))
    const table = within(dialog).queryByRole<HTMLTableElement>('table', { name: 'Orders' })
    const rows = Array.from(table?.tBodies[0]?.rows ?? [], ({ cells }) => cells[1]?.textContent)
    expect(rows).toEqual(
      orders.map(({ restaurant }) => expect.stringContaining(restaurant?.name ?? '—')),
    )
    const links = within(dialog).queryAllByRole<HTMLAnchorElement>('link', { name: /^View order/ })
    expect(links.map(({ pathname }) => decodeURIComponent(pathname))).toEqual(
      orders.map(({ id }) => `/orders/${id}`),
    )
    expect(dialog.querySelectorAll(FOREIGN)).toHaveLength(0)
    expectCleanLog()
    orderCount += orders.length
  }
  expect(orderCount).toBeGreaterThan(4)
})

// Inherited property names, and characters with a meaning in a path or URL.
const ids = ['__proto__', 'constructor', 'a/b?c#d', '%2e%2e', ' x ', '$id', 'é😀', '7']
const vouchers = ids.map((id, index) => ({ id, title: `Title ${index}` }))

test('vouchers with special ids are selected one by one and together, and sent unchanged', async () => {
  const app = renderApp('/vouchers')
  const unusable = [{ id: '.' }, { id: '..' }, { id: '\uD800' }, { id: 7, title: 'Twin' }]
  serveVouchers([...vouchers, ...unusable])
  server.use(http.post('*/api/crm/voucher/bulk', () => HttpResponse.json({})))
  const rows = await voucherRows()
  expect(rows).toHaveLength(ids.length)
  const boxes = rows.map((row) => within(row).getByRole('checkbox'))
  for (const [index, box] of boxes.entries()) {
    await app.user.click(box)
    const checked = boxes.flatMap((other, at) => (other.matches(':checked') ? [at] : []))
    expect(checked).toEqual([index])
    await app.user.click(box)
  }
  await app.user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await app.user.click(await screen.findByRole('button', { name: `Bulk Actions (${ids.length})` }))
  await app.user.click(await screen.findByRole('button', { name: 'Mark as Expired' }))
  await findToast('Successful')
  expect(app.writes).toMatchObject([{ body: { type: 'expire', vouchers: ids } }])
  expectCleanLog()
})

test.each(['__proto__', 'a/b?c#d'])(
  'the voucher with the id %j is opened and deleted at its own URL',
  async (id) => {
    const app = renderApp('/vouchers')
    serveVouchers([{ id: 'other' }, { id }])
    const requests: unknown[] = []
    server.use(
      http.all('*/api/crm/voucher/:id', ({ request, params }) => {
        requests.push([request.method, params['id']])
        return HttpResponse.json({ voucher: { id, title: 'From the response' }, voucherOrder: [] })
      }),
    )
    await chooseFromRow(app.user, 1, 'View Details')
    const dialog = await findDialog('Voucher Details')
    expect(await within(dialog).findByText('From the response')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await chooseFromRow(app.user, 1, 'Delete')
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    await findToast('Voucher deleted')
    expect(requests).toEqual([
      ['GET', id],
      ['DELETE', id],
    ])
  },
)
