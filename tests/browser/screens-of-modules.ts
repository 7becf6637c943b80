import { expect, openSignedIn, type Page } from './fixtures'
import { takeLayoutShift } from './layout-shift'
import { dialog, outwaitRetries } from './pages'
import type { Visit } from './visit'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Opens a URL. Only the first one of a visit loads the app: the others navigate in it, which takes a third of the time. */
async function open(page: Page, url: string) {
  if (page.url() === 'about:blank') return openSignedIn(page, url)
  const navigate = (href: string) =>
    page.evaluate((target) => history.pushState({}, '', target), href)
  // In between, nothing of the screen before is left that could be mistaken for the next one.
  await navigate('/nowhere')
  await heading(page, 'Page not found')
  await takeLayoutShift(page)
  return navigate(url)
}

/** Opens the page of a record, and waits for its details. */
async function openRecord(page: Page, url: string) {
  await open(page, url)
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function openList(page: Page, url: string, name: string) {
  await open(page, url)
  await expect(page.getByRole('table', { name, exact: true })).toHaveAttribute('aria-busy', 'false')
}

/** The screen of an action's dialog. */
const actionScreen = (name: string, url: string, title: string) => ({
  name,
  show: async (page: Page) => {
    await open(page, url)
    await expect(dialog(page, title)).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  },
})

/** The screen of a record's details over its list. */
const sheetScreen = (name: string, url: string, title: string) => ({
  name,
  show: async (page: Page) => {
    await open(page, url)
    await expect(dialog(page, title)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  },
})

export const moduleVisits: readonly Visit[] = [
  {
    name: 'orders',
    screens: [
      { name: 'orders', show: (page) => openList(page, '/orders', 'Orders') },
      {
        name: 'no order matches',
        show: async (page) => {
          await page.getByRole('searchbox').fill('no such order')
          await heading(page, 'No orders found matching your criteria')
        },
      },
      {
        name: 'a backend without orders',
        show: async (page) => {
          await page.getByRole('searchbox').fill('fault-404')
          await heading(page, /^This backend does not provide orders/)
        },
      },
      { name: 'order', show: (page) => openRecord(page, '/orders/ord-008') },
      { name: 'order with 40 items', show: (page) => openRecord(page, '/orders/ord-015') },
      {
        name: 'no order',
        show: async (page) => {
          await open(page, '/orders/nobody')
          await heading(page, 'This order could not be found')
        },
      },
    ],
  },
  {
    name: 'actions on orders',
    screens: [
      actionScreen('change driver', '/orders/ord-008?dialog=assign', 'Change driver'),
      actionScreen('refund order', '/orders/ord-009?dialog=refund', 'Refund order'),
    ],
  },
  {
    name: 'users',
    screens: [
      { name: 'users', show: (page) => openList(page, '/users', 'Users') },
      { name: 'user', show: (page) => openRecord(page, '/users/usr-018') },
      { name: 'user with a long name', show: (page) => openRecord(page, '/users/usr-145') },
      actionScreen('note', '/users/usr-002?dialog=note', 'Edit note'),
    ],
  },
  {
    name: 'restaurants',
    screens: [
      { name: 'restaurants', show: (page) => openList(page, '/restaurants', 'Restaurants') },
      { name: 'restaurant', show: (page) => openRecord(page, '/restaurant/res-006') },
    ],
  },
  {
    name: 'drivers',
    screens: [
      { name: 'drivers', show: (page) => openList(page, '/drivers', 'Drivers') },
      { name: 'driver', show: (page) => openRecord(page, '/driver/drv-007') },
      actionScreen('suspend driver', '/driver/drv-034?dialog=suspend', 'Suspend driver'),
    ],
  },
  {
    name: 'payouts and transactions',
    screens: [
      { name: 'payouts', show: (page) => openList(page, '/payouts', 'Payouts') },
      sheetScreen('payout', '/payouts?payout=pay-002', 'Payout Details'),
      actionScreen('approve payout', '/payouts?payout=pay-002&dialog=approve', 'Approve payout'),
      {
        name: 'transactions',
        show: (page) => openList(page, '/transactions', 'Transactions'),
      },
      sheetScreen('transaction', '/transactions?transaction=txn-topup-001', 'Transaction Details'),
    ],
  },
  {
    name: 'tickets',
    screens: [
      { name: 'tickets', show: (page) => openList(page, '/tickets', 'Tickets') },
      sheetScreen('open ticket', '/tickets?ticket=tck-001', 'Ticket Details'),
      sheetScreen('closed ticket', '/tickets?status=closed&ticket=tck-060', 'Ticket Details'),
    ],
  },
  {
    name: 'partners and dishes',
    screens: [
      { name: 'vendors', show: (page) => openList(page, '/vendors', 'Vendors') },
      { name: 'vendor', show: (page) => openRecord(page, '/vendors/ven-001') },
      { name: 'logistics', show: (page) => openList(page, '/logistics', 'Logistics') },
      { name: 'company', show: (page) => openRecord(page, '/logistics/log-001') },
      { name: 'menus', show: (page) => openList(page, '/menus', 'Menus') },
      { name: 'dish', show: (page) => openRecord(page, '/menus/mnu-001') },
    ],
  },
  {
    name: 'records with a menu in each row',
    screens: [
      { name: 'categories', show: (page) => openList(page, '/categories', 'Categories') },
      actionScreen('edit category', '/categories?category=cat-002&dialog=edit', 'Edit category'),
      { name: 'questions', show: (page) => openList(page, '/faq', 'FAQ') },
      { name: 'admins', show: (page) => openList(page, '/admins', 'Admins') },
      { name: 'codes', show: (page) => openList(page, '/otps', 'OTPs') },
    ],
  },
  {
    name: 'reach and insight',
    screens: [
      {
        name: 'notifications',
        show: (page) => openList(page, '/notifications', 'Notifications'),
      },
      actionScreen('send notification', '/notifications?dialog=send', 'Send notification'),
      sheetScreen('cart', '/carts?cart=crt-039', 'Cart Details'),
      { name: 'views', show: (page) => openList(page, '/views', 'Views') },
      {
        name: 'analytics',
        show: async (page) => {
          await open(page, '/analytics')
          await expect(page.getByRole('table', { name: 'Orders per day' })).toBeAttached()
        },
      },
      {
        name: 'table in place of a chart',
        show: async (page) => {
          await page.getByRole('button', { name: 'Show table of orders per day' }).click()
          await expect(page.getByRole('region', { name: 'Table of orders per day' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'search',
    screens: [
      {
        name: 'search',
        show: async (page) => {
          await open(page, '/search')
          await heading(page, /^Search by order number/)
        },
      },
      {
        name: 'results',
        show: async (page) => {
          await page.getByRole('searchbox').fill('bola.adeyemi@example.com')
          await expect(page.getByText('Exact match')).toBeVisible()
        },
      },
      {
        name: 'nothing found, and orders failed',
        show: async (page) => {
          await page.route('**/api/crm/order?*', (route) => route.fulfill({ status: 500 }))
          await page.clock.install()
          await page.goto('/search?search=nothing-like-this')
          // The other lists have responded.
          await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible()
          await outwaitRetries(page, 'Try again')
          await heading(page, /^Nothing found/)
        },
      },
    ],
  },
]
