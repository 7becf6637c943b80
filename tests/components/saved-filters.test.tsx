import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { fill, findDialog, findToast, renderApp, failureToasts } from '../support/render-app'
import { editSaved, openSaved, saveAs, storedFilters, storeFilters } from '../support/saved-filters'
import { server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const table = (name: string) => screen.findByRole('table', { name, busy: false })
const choose = (app: ReturnType<typeof renderApp>, name: string | RegExp) =>
  app.user.click(screen.getByRole('menuitemradio', { name }))
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

for (const { name: title, to: path, resource, tags } of testedLists) {
  test(
    `${title}: counts the rows of a saved filter when the menu opens, and applies it`,
    { tags },
    async () => {
      const { keys, filters } = resource
      const [name = 'search', filter] = Object.entries(filters)[0] ?? []
      const search = { [name]: filter?.options[1]?.[0] ?? 'a' }
      storeFilters([{ list: keys[0], name: 'My own', search }])
      const app = renderApp(`${path}?page=3`, { vouchers: 0 })
      const pagination = { total: 1234, totalPages: 62 }
      server.use(
        http.get(`*/api${resource.path}`, () =>
          HttpResponse.json({ [keys[1]]: [{ id: 'row-1' }], pagination }),
        ),
      )
      await table(title)
      const isCount = (request: string) =>
        request.includes(`${resource.path}?page=1&limit=${title === 'Vouchers' ? 20 : 1}&`) &&
        request.includes(new URLSearchParams(search).toString())
      expect(app.requests.filter(isCount)).toEqual([])
      await openSaved(app)
      const item = await screen.findByRole('menuitemradio', { name: 'My own 1,234' })
      expect(app.requests.filter(isCount)).toHaveLength(1)
      expect(item).not.toBeChecked()
      await app.user.click(item)
      const address = `${path}?${new URLSearchParams(search).toString()}`
      await waitFor(() => expect(app.address()).toBe(address))
      await openSaved(app)
      expect(screen.getByRole('menuitemradio')).toBeChecked()
      await app.user.keyboard('{Escape}')
      act(() => app.router.history.back())
      await waitFor(() => expect(app.address()).toBe(`${path}?page=3`))
    },
  )
}

test('a saved filter has the order and the hidden columns, and no page, dialog or record', async () => {
  const app = renderApp('/orders?status=paid&search=lagoon&sort=-totalPrice&page=2&dialog=export')
  await findDialog('Export orders')
  await app.user.keyboard('{Escape}')
  await table('Orders')
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  await app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Restaurant' }))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(headers()).not.toContain('Restaurant'))
  const dialog = await saveAs(app, '  Dear ')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await findToast('Filters saved')).toBeVisible()
  await waitFor(() => expect(storedFilters()).toHaveLength(1))
  expect(storedFilters()[0]).toMatchObject({
    list: 'order',
    name: 'Dear',
    search: { status: 'paid', search: 'lagoon', sort: '-totalPrice' },
    hidden: expect.arrayContaining(['restaurant']),
  })

  localStorage.removeItem('marketplace-admin.orderColumns')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'marketplace-admin.orderColumns' }))
    app.router.history.push('/orders')
  })
  await waitFor(() => expect(headers()).toContain('Restaurant'))
  await openSaved(app)
  await choose(app, /^Dear/)
  await waitFor(() => expect(app.address()).toMatch(/sort=-totalPrice/))
  expect(app.address()).not.toMatch(/page|dialog/)
  await table('Orders')
  expect(headers()).not.toContain('Restaurant')
})

test('a count that fails or is missing shows nothing', async () => {
  storeFilters([
    { list: 'payout', name: 'Failing', search: { search: 'x' } },
    { list: 'payout', name: 'Unknown' },
  ])
  const app = renderApp('/payouts')
  await table('Payouts')
  server.use(
    http.get('*/api/crm/payout', ({ request }) =>
      request.url.includes('search=x')
        ? HttpResponse.json({ message: 'No' }, { status: 500 })
        : HttpResponse.json({ payouts: [{ id: 'p' }] }),
    ),
  )
  await openSaved(app)
  await waitFor(() =>
    expect(app.requests.filter((request) => request.includes('limit=1&'))).toHaveLength(2),
  )
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  const texts = screen.getAllByRole('menuitemradio').map((item) => item.textContent?.trim())
  expect(texts).toEqual(['Failing', 'Unknown'])
  expect(failureToasts()).toEqual([])
})

test('the form says what is wrong with a name', async () => {
  storeFilters([
    { list: 'user', name: 'Blocked ones' },
    { list: 'order', name: 'Other list' },
  ])
  const app = renderApp('/users?status=blocked')
  await table('Users')
  const dialog = await saveAs(app, '')
  const field = within(dialog).getByLabelText('Name')
  const expectError = (text: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))
  await expectError('Name is required')
  expect(field).toHaveFocus()
  for (const [typed, error] of [
    [' blocked ones ', 'You already have saved filters with this name'],
    ['x'.repeat(41), 'Enter at most 40 characters'],
  ] as const) {
    await app.user.clear(field)
    await fill(app.user, field, typed)
    await expectError(error)
  }
  await app.user.clear(field)
  // Only the search leaves out brackets.
  await fill(app.user, field, '[Blocked ones]')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(storedFilters()).toHaveLength(3))
  await waitFor(() => expect(app.address()).toBe('/users?status=blocked'))
})

test('saved filters can be renamed, shared and deleted', async () => {
  storeFilters([
    { list: 'order', name: 'Paid ones', search: { status: 'paid', search: '08031234567' } },
    { list: 'order', name: 'All' },
  ])
  const app = renderApp('/orders')
  await table('Orders')
  const dialog = await editSaved(app, 'orders')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['AllAll orders', 'Paid onesPaid, “+234 803 ••• ••67”'])
  await app.user.click(within(dialog).getByRole('button', { name: 'Copy link to Paid ones' }))
  const { origin } = window.location
  expect(await navigator.clipboard.readText()).toBe(
    `${origin}/orders?status=paid&search=08031234567`,
  )
  expect(await within(dialog).findByText('Copied')).toBeVisible()

  await app.user.click(within(dialog).getByRole('button', { name: 'Rename Paid ones' }))
  const form = await findDialog('Rename saved filters')
  const field = within(form).getByLabelText('Name')
  expect(field).toHaveValue('Paid ones')
  await app.user.clear(field)
  await fill(app.user, field, 'all')
  await app.user.keyboard('{Enter}')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('already have')),
  )
  await app.user.type(field, ' paid{Enter}')
  await waitFor(() => expect(form).not.toBeInTheDocument())
  const button = await within(dialog).findByRole('button', { name: 'Delete all paid' })

  await app.user.click(button)
  const question = await findDialog('Delete saved filters')
  expect(question).toHaveAccessibleDescription('Delete “all paid”? The orders stay as they are.')
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(storedFilters()).toHaveLength(2)
  await app.user.click(button)
  const again = await findDialog('Delete saved filters')
  await app.user.click(within(again).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(await findToast('Saved filters deleted')).toBeVisible()
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Rename All' })).toHaveFocus(),
  )
  expect(storedFilters().map(({ name }) => name)).toEqual(['All'])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a list can have 30 saved filters, and says so', async () => {
    const list = 'user'
    storeFilters(Array.from({ length: 30 }, (_, index) => ({ list, name: `Number ${index + 1}` })))
    const app = renderApp('/users')
    await table('Users')
    await openSaved(app)
    await app.user.click(screen.getByRole('menuitem', { name: 'Save these filters…' }))
    const dialog = await findDialog('No more filters can be saved')
    expect(dialog).toHaveAccessibleDescription(/^A list can have 30 saved filters/)
    await app.user.click(within(dialog).getByRole('button', { name: 'Edit saved filters' }))
    expect(await findDialog('Saved filters of users')).toBeVisible()
  })
})
