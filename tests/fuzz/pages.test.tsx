import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { voucherName } from '@/features/vouchers/labels'
import { voucherDetailsSchema, voucherListSchema } from '@/features/vouchers/schema'
import { shorten } from '@/lib/format'
import { chooseFromRow, column, findDialog, findToast, renderApp } from '../support/render-app'
import { server, takeLogged } from '../support/server'
import { hostileDetails, hostileList } from './generators'
import { sample } from './malformed-texts'

// What a text would have to become to do harm; the console's own icons are the only drawings.
const FOREIGN = 'script, iframe, object, embed, form, style, link, h1, svg:not([data-slot="icon"])'

function expectNothingRan() {
  expect('pwned' in globalThis).toBe(false)
}
afterEach(expectNothingRan)

/** Nothing but rows that were left out may have been said. */
function expectQuiet() {
  const said = takeLogged().filter(
    (text) => !/^(A voucher|An order) .* left out of the list\.$/.test(text),
  )
  expect(said).toEqual([])
}

const answerOf = (text: string) =>
  new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })

/** Has the list call answer `text`, which may be another one each time. */
function answerList(text: () => string) {
  server.use(http.get('*/api/crm/voucher', () => answerOf(text())))
}

/** The page over a list of these rows. */
function renderList(vouchers: unknown[]) {
  const app = renderApp('/vouchers')
  answerList(() => JSON.stringify({ vouchers }))
  return app
}

test('the rows of malformed lists are shown as text in the table', async () => {
  const bodies = sample(hostileList({ minLength: 25, maxLength: 25 }), 12)
  const app = renderList([{ id: 'first' }])
  const table = await screen.findByRole<HTMLTableElement>('table', {
    name: 'Vouchers',
    busy: false,
  })
  const shown = () => Array.from(table.tBodies[0]?.rows ?? [], ({ cells }) => cells[1]?.textContent)
  let text = ''
  answerList(() => text)
  let rowCount = 0
  for (const body of bodies) {
    text = JSON.stringify(body)
    const { rows } = v.parse(voucherListSchema, JSON.parse(text))
    const titles = rows.map(({ title }) => (title ? shorten(title) : '—'))
    await act(() => app.router.options.context.queryClient.refetchQueries())
    await waitFor(() => expect(shown()).toEqual(titles))
    expect(table.querySelectorAll(`img, a:not([data-row-link]), ${FOREIGN}`)).toHaveLength(0)
    expectQuiet()
    rowCount += titles.length
  }
  expect(rowCount).toBeGreaterThan(200)
})

test('malformed vouchers are shown as text in their details, with their orders', async () => {
  const app = renderList([])
  let text = ''
  server.use(http.get('*/api/crm/voucher/:id', () => answerOf(text)))
  await screen.findByText('No vouchers found matching your criteria')
  let orderCount = 0
  for (const [index, body] of sample(hostileDetails, 10).entries()) {
    text = JSON.stringify(body)
    const { voucher, voucherOrder } = v.parse(voucherDetailsSchema, JSON.parse(text))
    const orders = voucherOrder ?? []
    await act(() => app.router.navigate({ to: '/vouchers', search: { voucher: `d${index}` } }))
    const dialog = await findDialog('Voucher Details')
    await app.user.click(await within(dialog).findByRole('button', { name: 'View Order' }))
    const heading = within(dialog).getByRole('heading', { level: 3 })
    expect(heading.textContent).toBe(voucherName(voucher))
    const table = within(dialog).queryByRole<HTMLTableElement>('table', { name: 'Orders' })
    const rows = Array.from(table?.tBodies[0]?.rows ?? [], ({ cells }) => cells[1]?.textContent)
    expect(rows).toEqual(
      orders.map(({ restaurant: { name } }) => expect.stringContaining(name ?? '—')),
    )
    const links = within(dialog).queryAllByRole<HTMLAnchorElement>('link', { name: /^View order/ })
    expect(links.map(({ pathname }) => decodeURIComponent(pathname))).toEqual(
      orders.map(({ id }) => `/orders/${id}`),
    )
    expect(dialog.querySelectorAll(FOREIGN)).toHaveLength(0)
    expectQuiet()
    orderCount += orders.length
  }
  expect(orderCount).toBeGreaterThan(10)
})

// What an object has that nobody put there, and what a path or an address takes for signs of its own.
const ids = ['__proto__', 'constructor', 'a/b?c#d', '%2e%2e', ' x ', '$id', 'é😀', '7']

describe('rows with the ids of names, signs and steps', () => {
  const rows = ids.map((id, index) => ({ id, title: `Title ${index}` }))

  test('are selected one by one and together, and sent as they are', async () => {
    const app = renderList([
      ...rows,
      { id: '.' },
      { id: '..' },
      { id: '\uD800' },
      { id: 7, title: 'Twin' },
    ])
    server.use(http.post('*/api/crm/voucher/bulk', () => HttpResponse.json({})))
    const boxes = within(await screen.findByRole('table', { busy: false })).getAllByRole('checkbox')
    expect(boxes).toHaveLength(ids.length + 1)
    const [all, ...each] = boxes
    for (const [index, box] of each.entries()) {
      await app.user.click(box)
      expect(each.map((other) => other.matches(':checked'))).toEqual(
        each.map((_, at) => at === index),
      )
      await app.user.click(box)
    }
    await app.user.click(all ?? document.body)
    await app.user.click(screen.getByRole('button', { name: `Bulk Actions (${ids.length})` }))
    await app.user.click(await screen.findByRole('button', { name: 'Mark as Expired' }))
    await findToast('Successful')
    expect(app.writes).toMatchObject([{ body: { type: 'expire', vouchers: ids } }])
    expectQuiet()
  })

  test.each(ids.map((id, index) => [id, index] as const))(
    '%j is opened and deleted at its own address',
    async (id, index) => {
      const app = renderList(rows)
      const asked: unknown[] = []
      server.use(
        http.all('*/api/crm/voucher/:id', ({ request, params }) => {
          asked.push([request.method, params['id']])
          return HttpResponse.json({ voucher: { id, title: 'From the call' }, voucherOrder: [] })
        }),
      )
      expect(await column('Title')).toHaveLength(ids.length)
      await chooseFromRow(app.user, index, 'View Details')
      const dialog = await findDialog('Voucher Details')
      expect(await within(dialog).findByText('From the call')).toBeVisible()
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await chooseFromRow(app.user, index, 'Delete')
      await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
      await findToast('Voucher deleted')
      expect(asked).toEqual([
        ['GET', id],
        ['DELETE', id],
      ])
    },
  )
})
