import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { cellsOf } from '../../support/contents'
import { fill, findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const choose = () => screen.findByRole('button', { name: 'All Restaurants' })
const chip = (name: string) => screen.findByRole('button', { name: `Remove “Dishes of ${name}”` })

/** The restaurants of the rows. */
const restaurants = async () =>
  new Set((await cellsOf('Menus')).map(([, restaurant]) => restaurant))

/** Takes the announcements out of the responses with dishes. */
function announceNothing(dishes: readonly object[]) {
  const pagination = { total: dishes.length, totalPages: 1 }
  server.use(http.get('*/api/crm/menu', () => HttpResponse.json({ menus: dishes, pagination })))
}

test('a chosen restaurant has its name also if none of its dishes matches', async () => {
  const { user, db } = renderApp('/menus?search=no+such+dish', { vouchers: 0 })
  // The filter is offered once the backend has announced it, with a response that has no rows.
  await user.click(await choose())
  const dialog = within(await findDialog('Choose a restaurant'))
  const name = db.restaurants.find('res-001')?.name ?? ''
  await fill(user, dialog.getByRole('searchbox'), name)
  await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${name}`) }))
  await user.click(dialog.getByRole('button', { name: 'Show dishes' }))
  await chip(name)
  expect(screen.getByText('No dishes found matching your criteria')).toBeVisible()
})

test('a shared link has the name from its rows, and the id if there is none', async () => {
  const { router, db } = renderApp('/menus?restaurant=res-002', { vouchers: 0 })
  await chip(db.restaurants.find('res-002')?.name ?? '')
  await router.navigate({ to: '/menus', search: { restaurant: 'res-999' } })
  expect(await chip('res-999')).toBeVisible()
})

test('a backend that does not announce the filter is never asked for it', async () => {
  const { requests, address, db } = renderApp('/menus?restaurant=res-001', { vouchers: 0 })
  announceNothing(db.menus.list().rows)
  expect((await restaurants()).size).toBeGreaterThan(1)
  await waitFor(() => expect(address()).toBe('/menus'))
  expect(screen.queryByRole('button', { name: 'All Restaurants' })).not.toBeInTheDocument()
  expect(requests.filter((request) => request.includes('restaurant='))).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a restaurant is found and chosen by keyboard, is a chip beside the search, and is removed', async () => {
    const { user, requests, address, db } = renderApp('/menus?status=available', { vouchers: 0 })
    const name = db.restaurants.find('res-001')?.name ?? ''
    ;(await choose()).focus()
    await user.keyboard('{Enter}')
    const dialog = within(await findDialog('Choose a restaurant'))
    expect(dialog.getByRole('button', { name: 'Show dishes' })).toBeDisabled()
    expect(dialog.getByRole('searchbox')).toHaveFocus()
    await fill(user, dialog.getByRole('searchbox'), name)
    await waitFor(() => expect(dialog.getAllByRole('radio').length).toBeLessThan(10))
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${name}`) }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/menus?status=available&restaurant=res-001'))
    const removal = await chip(name)
    await waitFor(() => expect(removal).toHaveFocus())
    await waitFor(async () => expect(await restaurants()).toEqual(new Set([name])))
    expect(requests).toContain(
      'GET /api/crm/menu?page=1&limit=20&search=&status=available&category=all&restaurant=res-001',
    )
    expect(requests.filter((request) => /restaurant\?.*limit=(?!100&)/.test(request))).toEqual([])
    expect(document.title).toBe(`Menus: Available, ${name} · Marketplace Admin`)

    await fill(user, screen.getByRole('searchbox'), 'no such dish')
    expect(await screen.findByText('No dishes found matching your criteria')).toBeVisible()
    await chip(name)
    await user.click(removal)
    await waitFor(() => expect(address()).toBe('/menus?status=available&search=no+such+dish'))
    expect(await choose()).toHaveFocus()
  })

  test('a canceled choice of a restaurant changes nothing', async () => {
    const { user, address } = renderApp('/menus', { vouchers: 0 })
    await user.click(await choose())
    const dialog = await findDialog('Choose a restaurant')
    await user.click((await within(dialog).findAllByRole('radio'))[0] ?? dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await choose()).toHaveFocus()
    expect(address()).toBe('/menus')
  })

  test('the link of a restaurant has the filter once the dishes have announced it, else a search', async () => {
    const { router, db, user, address } = renderApp('/restaurant/res-001', { vouchers: 0 })
    const viewAll = () => screen.findByRole('link', { name: 'View all dishes' })
    expect(await viewAll()).toHaveAttribute('href', '/menus?search=res-001')
    await router.navigate({ to: '/menus' })
    await choose()
    await router.navigate({ to: '/restaurant/$id', params: { id: 'res-001' } })
    expect(await viewAll()).toHaveAttribute('href', '/menus?restaurant=res-001')
    const name = db.restaurants.find('res-001')?.name ?? ''
    announceNothing([])
    server.use(
      http.get('*/api/crm/menu', () =>
        HttpResponse.json({ menus: [], capabilities: { filters: ['restaurant'] } }),
      ),
    )
    // No row has the name.
    await user.click(await viewAll())
    expect(await screen.findByText('No dishes found matching your criteria')).toBeVisible()
    await chip(name)
    expect(address()).toBe('/menus?restaurant=res-001')
  })
})
