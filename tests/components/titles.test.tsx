import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Listing } from '@/api/list'
import { renderApp } from '../support/render-app'
import { holdResponse, server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const expectTitle = (title: string) =>
  waitFor(() => expect(document.title).toBe(`${title} · Marketplace Admin`))

/** Serves a row that has nothing but an id, on each of three pages of a list. */
function serveRow({ path, keys }: Listing) {
  const pagination = { total: 41, totalPages: 3 }
  server.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ [keys[1]]: [{ id: 'row-1' }], pagination })),
  )
}

/** The search params and the label of each filter's second option. */
function choose({ filters }: Listing) {
  const chosen = Object.entries(filters).flatMap(([name, { options }]) =>
    options[1] ? [{ name, value: options[1][0], label: options[1][1] }] : [],
  )
  return {
    params: chosen.map(({ name, value }) => [name, value]),
    labels: chosen.map(({ label }) => label),
  }
}

for (const { name: module, to, resource, tags } of testedLists) {
  test(
    `${module}: the title names the filters, the search and the page of the list`,
    { tags },
    async () => {
      const app = renderApp(to, { vouchers: 0 })
      serveRow(resource)
      await expectTitle(module)
      const { params, labels } = choose(resource)
      const search = new URLSearchParams([...params, ['search', 'lagoon'], ['page', '2']])
      act(() => app.router.history.push(`${to}?${search.toString()}`))
      await expectTitle(`${module}: ${[...labels, 'lagoon', 'page 2'].join(', ')}`)
      act(() => app.router.history.push('/analytics'))
      await expectTitle('Analytics')
      expect(document.querySelectorAll('title')).toHaveLength(1)
    },
  )

  if (resource.details === undefined) continue
  test(`${module}: the title names the open record, then the list again`, { tags }, async () => {
    const app = renderApp(`${to}?page=2`, { vouchers: 0 })
    serveRow(resource)
    holdResponse('get', `*/api${resource.path}/:id`, 200, {})
    const table = await screen.findByRole('table', { name: module, busy: false })
    within(table).getAllByRole('row')[1]?.focus()
    await app.user.keyboard('{Enter}')
    // A cart without a customer is that of a guest.
    const name = module === 'Carts' ? 'Guest' : 'row-1'
    await expectTitle(`${name} · ${module}`)
    act(() => app.router.history.back())
    await expectTitle(`${module}: page 2`)
  })
}

test('the title names a record whose sheet the URL opens, until the sheet closes', async () => {
  const { user, db } = renderApp('/payouts?payout=pay-001', { vouchers: 0 })
  const name = db.payouts.find('pay-001')?.payoutId
  await expectTitle(`${name} · Payouts`)
  await user.keyboard('{Escape}')
  await expectTitle('Payouts')
})

test('the title names the list if the record could not be found', async () => {
  renderApp('/payouts?payout=nobody&status=paid', { vouchers: 0 })
  await screen.findByRole('heading', { name: 'This payout could not be found' })
  expect(document.title).toBe('Payouts: Paid · Marketplace Admin')
})

test('the title leaves out a related record that has no name', async () => {
  renderApp('/orders?search=u1', { vouchers: 0 })
  const orders = [{ id: 'o1', user: { id: 'u1' } }]
  server.use(http.get('*/api/crm/order', () => HttpResponse.json({ orders, pagination: {} })))
  await screen.findByRole('button', { name: 'Remove “Orders of u1”' })
  expect(document.title).toBe('Orders · Marketplace Admin')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['/users?search=08031234567', 'Users: +234 803 ••• ••67'],
    ['/users?search=0803+123', 'Users: ••••••'],
    ['/users?search=a%E2%80%AEb%0Ac', 'Users: ab c'],
    [`/users?search=${'x'.repeat(50)}`, `Users: ${'x'.repeat(40)}…`],
    ['/users?search=%E2%80%8B&page=2', 'Users: page 2'],
    ['/restaurants?state=Lagos', 'Restaurants: Lagos'],
    ['/restaurants?state=Atlantis', 'Restaurants'],
  ])('the title of %s is “%s”', async (address, title) => {
    renderApp(address, { vouchers: 0 })
    await screen.findByRole('heading', { level: 1 })
    await expectTitle(title)
  })

  test('the title names the related record whose id is the search text', async () => {
    const { user } = renderApp('/users/usr-018', { vouchers: 0 })
    await expectTitle('Folake Bello · Users')
    await user.click(await screen.findByRole('link', { name: 'View all orders' }))
    await expectTitle('Orders: Folake Bello')
  })
})
