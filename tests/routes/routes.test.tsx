import { lazyRouteComponent } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { modules } from '@/lib/modules'
import { findDialog, renderApp } from '../support/render-app'
import { takeLogged } from '../support/server'

// The route table of the specification, section 2: the address, the title, the highlighted module.
const table = [
  ['/', 'Dashboard', 'Dashboard'],
  ['/users', 'Users', 'Users'],
  ['/users/u1', 'Users', 'Users'],
  ['/views', 'Views', 'Views'],
  ['/vendors', 'Vendors', 'Vendors'],
  ['/vendors/v1', 'Vendors', 'Vendors'],
  ['/profile', 'Profile', undefined],
  ['/menus', 'Menus', 'Menus'],
  ['/menus/m1', 'Menus', 'Menus'],
  ['/faq', 'FAQ', 'FAQ'],
  ['/carts', 'Carts', 'Carts'],
  ['/drivers', 'Drivers', 'Drivers'],
  ['/driver/7', 'Drivers', 'Drivers'],
  ['/categories', 'Categories', 'Categories'],
  ['/orders', 'Orders', 'Orders'],
  ['/orders/o1', 'Orders', 'Orders'],
  ['/restaurants', 'Restaurants', 'Restaurants'],
  ['/restaurant/3', 'Restaurants', 'Restaurants'],
  ['/payouts', 'Payouts', 'Payouts'],
  ['/admins', 'Admins', 'Admins'],
  ['/logistics', 'Logistics', 'Logistics'],
  ['/logistics/l1', 'Logistics', 'Logistics'],
  ['/vouchers', 'Vouchers', 'Vouchers'],
  ['/transactions', 'Transactions', 'Transactions'],
  ['/search', 'Search', 'Search'],
  ['/tickets', 'Tickets', 'Tickets'],
  ['/otps', 'OTPs', 'OTPs'],
  ['/analytics', 'Analytics', 'Analytics'],
  ['/notifications', 'Notifications', 'Notifications'],
  ['/nowhere', 'Page not found', undefined],
  ['/vouchers/nowhere', 'Page not found', undefined],
] as const

const nav = () => screen.getByRole('navigation', { name: 'Modules' })

describe('the route table', () => {
  test.each(table)('%s is called %s and belongs to %s', async (address, title, module) => {
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe(`${title} · Marketplace Admin`))
    const current = within(nav()).queryAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual(module ? [module] : [])
  })

  test.each(table)('%s asks a stranger to sign in first', async (address) => {
    const app = renderApp(address, { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(`/login?redirect=${encodeURIComponent(address)}`)
    expect(app.requests).toEqual([])
  })
})

describe('pages', () => {
  test.each([
    ['/orders', "This section isn't available yet."],
    ['/orders/ORD-7', "Order details aren't available yet."],
  ])('without a screen say that they are coming: %s', async (address, text) => {
    renderApp(address)
    expect(await screen.findByText('Orders is coming soon')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  test('/profile shows the vendors page', async () => {
    renderApp('/profile')
    expect(await screen.findByText('Vendors is coming soon')).toBeVisible()
  })

  test('that are not there lead home', async () => {
    const app = renderApp('/nowhere/at/all')
    await app.user.click(await screen.findByRole('link', { name: 'Go to the dashboard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect(app.address()).toBe('/')
  })

  test('with an address that cannot be decoded are not found', async () => {
    renderApp('/%E0%A4%A')
    const main = await screen.findByRole('main')
    expect(within(main).getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })

  test('that throw leave the shell, and can be tried again', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { level: 1, name: 'FAQ' })
    let broken = true
    app.router.routesById['/_app/carts'].update({
      component: () => {
        if (broken) throw new Error('The page is broken.')
        return <p>The carts</p>
      },
    })
    await app.user.click(within(nav()).getByRole('link', { name: 'Carts' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("This page couldn't be shown")
    expect(screen.getByRole('heading', { level: 1, name: 'Carts' })).toBeVisible()
    expect(takeLogged().join()).toContain('The page is broken.')
    broken = false
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The carts')).toBeVisible()
  })

  test('show "Loading..." while their code loads', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { level: 1, name: 'FAQ' })
    let arrive = () => {}
    const code = new Promise<{ default: () => string }>((resolve) => {
      arrive = () => resolve({ default: () => 'The carts' })
    })
    app.router.routesById['/_app/carts'].update({ component: lazyRouteComponent(() => code) })
    await app.user.click(within(nav()).getByRole('link', { name: 'Carts' }))
    expect(await screen.findByText('Loading...')).toBeVisible()
    arrive()
    expect(await screen.findByText('The carts')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument())
  })
})

describe('the shell', () => {
  test('has a link for each module, in order', async () => {
    renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    const links = within(nav()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      modules.map(({ name, to }) => [name, to]),
    )
  })

  test('moves the focus to the heading after a navigation, not at the start', async () => {
    const app = renderApp('/')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(heading).not.toHaveFocus()
    await app.user.click(within(nav()).getByRole('link', { name: 'OTPs' }))
    const next = await screen.findByRole('heading', { level: 1, name: 'OTPs' })
    await waitFor(() => expect(next).toHaveFocus())
  })

  test('goes back one step, once there is one', async () => {
    const app = renderApp('/')
    const back = await screen.findByRole('button', { name: 'Go back' })
    expect(back).toBeDisabled()
    await app.user.click(within(nav()).getByRole('link', { name: 'Menus' }))
    await screen.findByRole('heading', { level: 1, name: 'Menus' })
    await app.user.click(back)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('begins with a way to skip to the content', async () => {
    renderApp('/')
    const skip = await screen.findByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    expect(skip).toHaveFocus()
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
  })

  test('names the administrator', async () => {
    renderApp('/')
    expect(await screen.findByRole('button', { name: /^Ada O\.\s*admin$/ })).toBeVisible()
  })

  test('has a menu for small screens with the modules, a way home and Logout', async () => {
    const app = renderApp('/orders')
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = await findDialog('Menu')
    expect(within(menu).getAllByRole('listitem')).toHaveLength(modules.length)
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(within(menu).getByRole('link', { name: /to the dashboard/ })).toHaveAttribute(
      'href',
      '/',
    )
    await app.user.click(within(menu).getByRole('link', { name: 'Tickets' }))
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tickets' })
    await waitFor(() => expect(heading).toHaveFocus())
  })
})
