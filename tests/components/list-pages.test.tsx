import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { type Listing } from '@/api/list'
import { orderResource } from '@/features/orders/resource'
import { otpResource } from '@/features/otps/resource'
import { payoutResource } from '@/features/payouts/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { moduleOf } from '@/modules'
import { captureFile } from '../support/contents'
import { defaultFilters } from '../support/default-filters'
import {
  findDialog,
  findToast,
  renderApp,
  runClockUntil,
  failureToasts,
} from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'
import { testedLists } from '../support/tested-modules'

/** Serves `rows` on every page of a list. */
function serveRows({ path, ...names }: Listing, rows: unknown[], total = rows.length) {
  const pagination = { total, totalPages: Math.ceil(total / 20) }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [names.keys[1]]: rows, pagination })),
  )
}

const fail = ({ path }: Listing, status: number, message = 'The kitchen is on fire') =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json({ message }, { status })))

const requestsFor = (requests: string[], { path }: Listing) =>
  requests.filter((request) => request.startsWith(`GET /api${path}?`))

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const rowsOf = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .filter((header) => !within(header).queryByRole('checkbox'))
    .map((header) => header.textContent)

/** What no file may contain: it is whole only in the details, if there. */
const guarded = {
  phone: '+2348035550142',
  account: { bankName: 'Access Bank', accountNumber: '0690004579' },
  address: { text: '12 Allen Avenue', area: 'Ikeja', state: 'Lagos' },
  addresses: [{ label: 'Home', text: '12 Allen Avenue' }],
  note: 'Asks for the manager',
  walletBalance: 777_123,
}
const GUARDED = /8035550142|0690004579|Allen|manager|777/

for (const { name: title, to: path, resource, tags, slowTags } of testedLists) {
  const { noun, filters } = resource

  test(
    `${title}: requests the first page, and shows rows that have nothing but an id`,
    { tags },
    async () => {
      const app = renderApp(path)
      serveRows(resource, [{ id: 'bare-1' }, { _id: 'bare-2' }, { name: 'no id' }])
      expect(await screen.findAllByText('—')).not.toEqual([])
      const rows = await rowsOf(title)
      expect(rows).toHaveLength(2)
      for (const row of rows) expect(row).toHaveTextContent('—')
      const query = new URLSearchParams([
        ['page', '1'],
        ['limit', '20'],
        ['search', ''],
        ...defaultFilters(resource),
      ])
      expect(requestsFor(app.requests, resource)).toEqual([
        `GET /api${resource.path}?${query.toString()}`,
      ])
      expect(takeLogged()).toEqual([expect.stringContaining('without an id')])
    },
  )

  test(
    `${title}: filters by each select and by text, and clears them`,
    { tags: slowTags },
    async () => {
      const app = renderApp(path)
      serveRows(resource, [{ id: 'row-1' }])
      await table(title)
      expect(document.body).toHaveTextContent(new RegExp(`1 ${noun[0]}(?![a-z])`))
      for (const [name, { options, needsAnnouncement }] of Object.entries(filters)) {
        if (needsAnnouncement) continue
        const select = screen.getByRole('combobox', { name: new RegExp(name, 'i') })
        const [value, label] = options[1] ?? []
        // The options of an open filter come from its page.
        if (!value || !label) continue
        await app.user.selectOptions(select, label)
        await waitFor(() =>
          expect(app.address()).toContain(new URLSearchParams({ [name]: value }).toString()),
        )
      }
      await app.user.type(
        screen.getByRole('searchbox', { name: title === 'OTPs' ? /phone/ : `Search ${noun[1]}` }),
        '0803 555{Enter}',
      )
      await waitFor(() => expect(app.address()).toContain('search=0803+555'))
      await waitFor(() =>
        expect(requestsFor(app.requests, resource).at(-1)).toContain(
          resource.hasPhones ? 'search=803555' : 'search=0803+555',
        ),
      )
      await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
      await waitFor(() => expect(app.address()).toBe(path))
    },
  )

  test(`${title}: says that nothing matches, or that there is nothing yet`, { tags }, async () => {
    const app = renderApp(`${path}?search=nothing`)
    serveRows(resource, [])
    expect(
      await screen.findByRole('heading', { name: `No ${noun[1]} found matching your criteria` }),
    ).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(app.address()).toBe(path))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('heading', { name: /^(?:No|Nothing)\b/ })).toBeVisible()
  })

  test(
    `${title}: hides any column but the first, and remembers it in this browser`,
    { tags: slowTags },
    async () => {
      const app = renderApp(path)
      serveRows(resource, [{ id: 'row-1' }])
      await table(title)
      const [first = '', ...others] = headers()
      await app.user.click(screen.getByRole('button', { name: 'Columns' }))
      const menu = within(await screen.findByRole('menu'))
      expect(menu.queryByRole('menuitemcheckbox', { name: first })).not.toBeInTheDocument()
      const shown = menu.getAllByRole('menuitemcheckbox', { checked: true })
      const names = shown.map((item) => item.textContent)
      expect(others).toEqual(expect.arrayContaining(names))
      const [name = ''] = names
      await app.user.click(menu.getByRole('menuitemcheckbox', { name }))
      await app.user.keyboard('{Escape}')
      const left = [first, ...others.filter((other) => other !== name)]
      expect(headers()).toEqual(left)
      await act(() => app.router.navigate({ href: '/nowhere' }))
      // Reads what is stored, as a new tab does.
      act(() => void window.dispatchEvent(new StorageEvent('storage')))
      await act(() => app.router.navigate({ href: path }))
      await table(title)
      expect(headers()).toEqual(left)
    },
  )
}

test('OTPs have no export, also not by its URL', async () => {
  renderApp('/otps?dialog=export')
  serveRows(otpResource, [{ id: 'row-1' }])
  await table('OTPs')
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

for (const { name: title, to: path, resource, tags } of testedLists.filter(
  ({ name }) => name !== 'OTPs',
)) {
  test(
    `${title}: exports what the search matches, without what only details show`,
    { tags },
    async () => {
      const app = renderApp(`${path}?search=row`)
      serveRows(resource, [{ id: 'row-1', ...guarded }, { id: 'row-2' }])
      await table(title)
      const [first = ''] = headers()
      const savedLines = captureFile()
      await app.user.click(screen.getByRole('button', { name: 'Export' }))
      await waitFor(() => expect(app.address()).toBe(`${path}?search=row&dialog=export`))
      const dialog = within(await findDialog(`Export ${resource.noun[1]}`))
      app.requests.length = 0
      await app.user.click(dialog.getByRole('button', { name: 'Export' }))
      const [header, ...lines] = await savedLines()
      expect(header).toMatch(new RegExp(`^"?${first}"?,`))
      expect(lines).toHaveLength(2)
      expect(lines.join()).not.toMatch(GUARDED)
      expect(requestsFor(app.requests, resource)).toEqual([expect.stringContaining('search=row')])
      await waitFor(() => expect(app.address()).toBe(`${path}?search=row`))
    },
  )
}

// The states of a list and of the details are shared code: three lists stand for all. The details of an order are a page, those
// of a payout are over the list, and those of a voucher have a text of their own.
const samples = [
  { ...moduleOf(voucherResource), hasPage: false },
  { ...moduleOf(orderResource), hasPage: true },
  { ...moduleOf(payoutResource), hasPage: false },
]

describe.each(samples)('$name', ({ name: title, to: path, resource, hasPage }) => {
  const { noun } = resource

  test(`${title}: retries a failed request three times, and again on demand`, async () => {
    const app = renderApp(path, { fakeTimers: true })
    fail(resource, 500)
    await runClockUntil(`The ${noun[1]} could not be loaded`)
    expect(requestsFor(app.requests, resource)).toHaveLength(4)
    expect(await findToast(/The kitchen is on fire/)).toBeVisible()
    serveRows(resource, [{ id: 'row-1' }])
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowsOf(title)).toHaveLength(1)
  })

  test.each([404, 501])(
    `${title}: says that the backend lacks them after a %i, without a retry or toast`,
    async (status) => {
      const app = renderApp(path)
      fail(resource, status)
      const sentence = `This backend does not provide ${noun[1]}`
      expect(await screen.findByRole('heading', { name: sentence })).toBeVisible()
      expect(screen.getByText(`GET ${resource.path} answered ${status}`)).toBeVisible()
      expect(requestsFor(app.requests, resource)).toHaveLength(1)
      expect(failureToasts()).toEqual([])
      act(() => app.router.history.push('/nowhere'))
      expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
    },
  )

  test(`${title}: leads from a page past the end to the last one, and turns pages by key`, async () => {
    const app = renderApp(`${path}?page=9`)
    serveRows(resource, [{ id: 'row-1' }], 41)
    await waitFor(() => expect(app.address()).toBe(`${path}?page=3`))
    await table(title)
    await app.user.keyboard('p')
    await waitFor(() => expect(app.address()).toBe(`${path}?page=2`))
    await table(title)
    await app.user.keyboard('n')
    await waitFor(() => expect(app.address()).toBe(`${path}?page=3`))
  })

  // What a voucher's details say of an unknown voucher is specified.
  const goneTitle =
    path === '/vouchers' ? 'This voucher no longer exists' : `This ${noun[0]} could not be found`
  const detailsUrl = (id: string) => (hasPage ? `${path}/${id}` : `${path}?${noun[0]}=${id}`)

  test(`${title}: opens a record with what the row knows, and returns to the same filters`, async () => {
    const app = renderApp(`${path}?search=row`)
    serveRows(resource, [{ id: 'row-1' }])
    const record = { [noun[0]]: { id: 'row-1' } }
    const respond = holdResponse('get', `*/api${resource.path}/:id`, 200, record)
    const [row] = await rowsOf(title)
    row?.focus()
    await app.user.keyboard('{Enter}')
    const opened = hasPage ? `${path}/row-1` : `${path}?search=row&${noun[0]}=row-1`
    await waitFor(() => expect(app.address()).toBe(opened))
    const level = hasPage ? 2 : 3
    expect(await screen.findByRole('heading', { level, name: 'row-1' })).toBeVisible()
    respond()
    expect(await screen.findAllByText('—')).not.toEqual([])
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe(`${path}?search=row`))
    expect(await rowsOf(title)).toHaveLength(1)
  })

  test(`${title}: says that an unknown record could not be found, with a way to the list`, async () => {
    const app = renderApp(detailsUrl('nobody'))
    expect(await screen.findByRole('heading', { name: goneTitle })).toBeVisible()
    expect(failureToasts()).toEqual([])
    serveRows(resource, [])
    if (hasPage) await app.user.click(screen.getByRole('link', { name: `All ${noun[1]}` }))
    else await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe(path))
  })
})
