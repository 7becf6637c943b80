import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { modules } from '@/modules'
import { findDialog, renderApp } from '../support/render-app'
import { takeLogged } from '../support/server'

/** The URL of each route, its title, and the module that is highlighted. */
const table = [
  ...modules.map(({ to, name }) => [to, name, name] as const),
  ['/users/u1', 'Users', 'Users'],
  ['/vendors/v1', 'Vendors', 'Vendors'],
  ['/profile', 'Profile', null],
  ['/menus/m1', 'Menus', 'Menus'],
  ['/driver/7', 'Drivers', 'Drivers'],
  ['/orders/o1', 'Orders', 'Orders'],
  ['/restaurant/3', 'Restaurants', 'Restaurants'],
  ['/logistics/l1', 'Logistics', 'Logistics'],
  ['/nowhere', 'Page not found', null],
  ['/vouchers/nowhere', 'Page not found', null],
] as const

/** Replaces the component of the carts page until the test ends: the routes are those of all tests. */
function replaceCarts({ router }: ReturnType<typeof renderApp>, component: RouteComponent) {
  const route = router.routesById['/_app/carts']
  const { component: original } = route.options
  route.update({ component })
  onTestFinished(() => {
    if (original) route.update({ component: original })
  })
}

const nav = () => screen.getByRole('navigation', { name: 'Modules' })

test('each route redirects to the login page without a session', async () => {
  const app = renderApp('/login', { signedIn: false })
  await screen.findByRole('heading', { name: 'Sign in' })
  const actual: string[] = []
  for (const [address] of table) {
    await act(() => app.router.navigate({ href: address }))
    actual.push(app.address())
  }
  expect(actual).toEqual(table.map(([address]) => `/login?redirect=${encodeURIComponent(address)}`))
  expect(app.requests).toEqual([])
})

test('"Page not found" links to the dashboard', async () => {
  const app = renderApp('/nowhere/at/all', { vouchers: 0 })
  await app.user.click(await screen.findByRole('link', { name: 'Go to the dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(app.address()).toBe('/')
})

test('a page that throws keeps the shell, and renders after "Try again"', async () => {
  const app = renderApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  let isBroken = true
  replaceCarts(app, () => {
    if (isBroken) throw new Error('The page is broken.')
    return <p>The carts</p>
  })
  await app.user.click(within(nav()).getByRole('link', { name: 'Carts' }))
  expect(await screen.findByRole('alert')).toHaveTextContent("This page couldn't be shown")
  expect(screen.getByRole('heading', { level: 1, name: 'Carts' })).toBeVisible()
  expect(takeLogged().join()).toContain('The page is broken.')
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The carts')).toBeVisible()
})

test('the shell has a skip link, a link to each module, and the name of the user', async () => {
  const app = renderApp('/nowhere')
  const skip = await screen.findByRole('link', { name: 'Skip to content' })
  await app.user.tab()
  expect(skip).toHaveFocus()
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
  const links = within(nav()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    modules.map(({ name, to }) => [name, to]),
  )
  expect(screen.getByRole('button', { name: /^Ada O\.\s*admin$/ })).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  // Loads the code of every page, which takes a busy machine longer than other tests.
  test('each route has one title and highlights its module', { timeout: 90_000 }, async () => {
    // As in index.html.
    document.title = 'Marketplace Admin'
    const app = renderApp('/nowhere', { vouchers: 0 })
    const modulesNav = await screen.findByRole('navigation', { name: 'Modules' })
    const actual: (string | null | undefined)[][] = []
    for (const [address, title] of table) {
      await act(() => app.router.navigate({ href: address }))
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      await waitFor(() => expect(document.title).toBe(`${title} · Marketplace Admin`))
      expect(document.querySelectorAll('title')).toHaveLength(1)
      const [current, ...others] = within(modulesNav).queryAllByRole('link', { current: 'page' })
      expect(others).toEqual([])
      actual.push([app.address(), title, current?.textContent ?? null])
    }
    expect(actual).toEqual(table)
  })

  test('a URL that cannot be decoded shows "Page not found" in the main element', async () => {
    renderApp('/%E0%A4%A')
    const main = await screen.findByRole('main')
    expect(within(main).getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  test('a page shows "Loading..." and its own title while its chunk loads', async () => {
    const app = renderApp('/payouts?page=2', { vouchers: 0 })
    await waitFor(() => expect(document.title).toBe('Payouts: page 2 · Marketplace Admin'))
    let load = () => {}
    const chunk = new Promise<{ default: () => ReactNode }>((resolve) => {
      load = () => resolve({ default: () => <p>The carts</p> })
    })
    replaceCarts(
      app,
      lazyRouteComponent(() => chunk),
    )
    await app.user.click(within(nav()).getByRole('link', { name: 'Carts' }))
    expect(await screen.findByText('Loading...')).toBeVisible()
    expect(document.title).toBe('Carts · Marketplace Admin')
    load()
    expect(await screen.findByText('The carts')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument())
  })

  test('a navigation focuses the heading, and enables "Go back"', async () => {
    const app = renderApp('/nowhere')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    const back = screen.getByRole('button', { name: 'Go back' })
    expect(heading).not.toHaveFocus()
    expect(back).toBeDisabled()
    await app.user.click(within(nav()).getByRole('link', { name: 'OTPs' }))
    const next = await screen.findByRole('heading', { level: 1, name: 'OTPs' })
    await waitFor(() => expect(next).toHaveFocus())
    await app.user.click(back)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  test('the menu for small screens links to the modules and the dashboard, and has "Logout"', async () => {
    const app = renderApp('/orders')
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const dialog = await findDialog('Menu')
    const menu = within(dialog)
    expect(menu.getAllByRole('listitem')).toHaveLength(modules.length)
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(menu.getByRole('link', { name: /to the dashboard/ })).toHaveAttribute('href', '/')
    await app.user.click(menu.getByRole('link', { name: 'Tickets' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tickets' })
    await waitFor(() => expect(heading).toHaveFocus())
  })
})
