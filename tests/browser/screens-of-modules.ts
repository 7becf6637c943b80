import type { ModuleName } from '../../src/modules'
import { testedLists } from '../support/tested-modules'
import { expect, openSignedIn, type Page } from './fixtures'
import { takeLayoutShift } from './layout-shift'
import { dialog, navigate, outwaitRetries } from './pages'
import type { Screen, Visit } from './visit'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Opens a URL. Only the first one of a visit loads the app: the others navigate in it, which takes a third of the time. */
async function open(page: Page, url: string) {
  if (page.url() === 'about:blank') return openSignedIn(page, url)
  await navigate(page, url)
  // What moves because the route changes is no shift: a user has pressed something just before.
  await takeLayoutShift(page)
}

const hasLoaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** Selects all rows of the page. Waits until they have loaded, as `press` would not: before, the checkbox is disabled. */
const selectPage = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()

const listScreen = (name: string, url: string): Screen => ({
  name,
  show: async (page) => {
    await open(page, url)
    await expect(page.getByRole('table', { name, exact: true })).toHaveAttribute(
      'aria-busy',
      'false',
    )
  },
})

/** The page of a record. */
const recordScreen = (name: string, url: string): Screen => ({
  name,
  show: async (page) => {
    await open(page, url)
    await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible()
    await hasLoaded(page)
  },
})

/** The dialog of an action of the first record in a list. */
const actionScreen = (name: string, list: string, action: string): Screen => ({
  name,
  show: async (page) => {
    await open(page, list)
    await page.locator('tbody a').first().press('Enter')
    await page.getByRole('button', { name: action, exact: true }).press('Enter')
    await expect(page.getByLabel('How long')).toBeVisible()
    await hasLoaded(page)
  },
})

/** The details of a record over its list, or the dialog of an action. */
const dialogScreen = (name: string, url: string, title: string): Screen => ({
  name,
  show: async (page) => {
    await open(page, url)
    await expect(dialog(page, title)).toBeVisible()
    await hasLoaded(page)
  },
})

/** The page or the sheet that the first row of the list opens. */
const firstRecord: Screen = {
  name: 'the first record',
  show: async (page) => {
    await page.locator('tbody').getByRole('row').first().getByRole('link').first().press('Enter')
    const sheet = page.getByRole('dialog', { name: /Details$/ })
    await expect(sheet.or(page.getByRole('group', { name: 'Actions' })).first()).toBeVisible()
    await hasLoaded(page)
  },
}

/** What the visit of a module shows after its list. By default, its first record. */
const screensOf: Partial<Record<ModuleName, readonly Screen[]>> = {
  Orders: [
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
    recordScreen('order', '/orders/ord-008'),
    recordScreen('order with 40 items', '/orders/ord-015'),
    {
      name: 'no order',
      show: async (page) => {
        await open(page, '/orders/nobody')
        await heading(page, 'This order could not be found')
      },
    },
    dialogScreen('change driver', '/orders/ord-008?dialog=assign', 'Change driver'),
    dialogScreen('refund order', '/orders/ord-009?dialog=refund', 'Refund order'),
    {
      name: 'drivers for many orders',
      show: async (page) => {
        await open(page, '/orders')
        await selectPage(page)
        const bar = page.getByRole('group', { name: 'Selection' })
        await bar.getByRole('button', { name: 'Assign driver' }).press('Enter')
        await expect(page.getByRole('combobox', { name: /^Driver for/ }).first()).toBeVisible()
        await hasLoaded(page)
      },
    },
  ],
  Users: [
    recordScreen('user', '/users/usr-018'),
    recordScreen('user with a long name', '/users/usr-145'),
  ],
  Restaurants: [
    recordScreen('restaurant', '/restaurant/res-006'),
    dialogScreen('decline restaurant', '/restaurant/res-039?dialog=decline', 'Decline restaurant'),
    actionScreen('close restaurant', '/restaurants?status=open', 'Close'),
  ],
  Drivers: [
    recordScreen('driver', '/driver/drv-007'),
    dialogScreen('suspend driver', '/driver/drv-034?dialog=suspend', 'Suspend driver'),
    dialogScreen('approve driver', '/driver/drv-058?dialog=approve', 'Approve driver'),
    recordScreen('applicant with papers of every kind', '/driver/drv-056'),
    {
      name: 'image of a paper',
      show: async (page) => {
        await open(page, '/driver/drv-055')
        await page.getByRole('button', { name: "View Driver's licence" }).press('Enter')
        await expect(page.getByRole('img', { name: "Driver's licence" })).toBeVisible()
        await page.keyboard.press('+')
        await hasLoaded(page)
      },
    },
  ],
  Menus: [
    firstRecord,
    actionScreen('sold out', '/menus?status=available', 'Sold out'),
    {
      name: 'change prices',
      show: async (page) => {
        await open(page, '/menus')
        await selectPage(page)
        const bar = page.getByRole('group', { name: 'Selection' })
        await bar.getByRole('button', { name: 'Change prices…' }).press('Enter')
        await page.getByRole('textbox', { name: 'Percent' }).fill('10')
        await hasLoaded(page)
      },
    },
  ],
  Payouts: [
    dialogScreen('payout', '/payouts?payout=pay-002', 'Payout Details'),
    dialogScreen('approve payout', '/payouts?payout=pay-002&dialog=approve', 'Approve payout'),
  ],
  Transactions: [
    dialogScreen('transaction', '/transactions?transaction=txn-topup-001', 'Transaction Details'),
  ],
  Tickets: [
    dialogScreen('open ticket', '/tickets?ticket=tck-001', 'Ticket Details'),
    dialogScreen('assign ticket', '/tickets?ticket=tck-005&dialog=assign', 'Assign ticket'),
    // Always on the first page of its list, so that its facts are known at once.
    dialogScreen('closed ticket', '/tickets?status=closed&ticket=tck-008', 'Ticket Details'),
  ],
  Categories: [
    dialogScreen('edit category', '/categories?category=cat-002&dialog=edit', 'Edit category'),
  ],
  Notifications: [
    dialogScreen('send notification', '/notifications?dialog=send', 'Send notification'),
  ],
  Carts: [dialogScreen('cart', '/carts?cart=crt-039', 'Cart Details')],
  // Their visits are in screens-of-vouchers.ts.
  Vouchers: [
    {
      name: 'change expiry',
      show: async (page) => {
        await open(page, '/vouchers?status=claimed')
        await selectPage(page)
        await page.getByRole('button', { name: /^Bulk Actions/ }).press('Enter')
        await page.getByRole('button', { name: 'Change expiry…' }).press('Enter')
        await page.getByRole('textbox', { name: 'Days' }).fill('7')
        await hasLoaded(page)
      },
    },
  ],
}

const listVisits = testedLists.map(({ name, to, resource, slowTags }): Visit => ({
  name,
  tags: slowTags,
  screens: [
    listScreen(name, to),
    ...(screensOf[name] ?? ('details' in resource ? [firstRecord] : [])),
  ],
}))

/** Fulfilled instead of sent: the payouts stay as they are for the other tests. */
async function answerPayouts(page: Page) {
  let requests = 0
  await page.route('**/api/crm/payout/*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    requests += 1
    if (requests % 3 === 1)
      return route.fulfill({ status: 404, json: { message: 'Payout not found' } })
    return requests % 3 === 2 ? route.abort() : route.fulfill({ json: {} })
  })
}

const manyVisit: Visit = {
  name: 'many records at once',
  screens: [
    {
      name: 'selected payouts',
      show: async (page) => {
        await open(page, '/payouts?status=requested')
        await selectPage(page)
        await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
      },
    },
    {
      name: 'approve many payouts',
      show: async (page) => {
        await page.getByRole('button', { name: 'Approve' }).click()
        await expect(page.getByRole('list', { name: 'Selected payouts' })).toBeVisible()
      },
    },
    {
      name: 'results of many payouts',
      show: async (page) => {
        await answerPayouts(page)
        await page.getByRole('button', { name: /^Approve \d/ }).press('Enter')
        await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
        await page.unroute('**/api/crm/payout/*')
      },
    },
    {
      name: 'close with payouts not approved',
      show: async (page) => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: /^Close with/ })).toBeVisible()
        await page.getByRole('button', { name: 'Keep open' }).press('Enter')
        await page.keyboard.press('Escape')
      },
    },
  ],
}

export const moduleVisits: readonly Visit[] = [
  ...listVisits,
  manyVisit,
  {
    name: 'saved filters and dates',
    screens: [
      dialogScreen('save filters', '/orders?status=paid&dialog=save-filters', 'Save these filters'),
      {
        name: 'saved filters',
        show: async (page) => {
          await dialog(page, 'Save these filters').getByLabel('Name').fill('Paid orders of today')
          await page.keyboard.press('Enter')
          await open(page, '/orders?dialog=saved-filters')
          await expect(dialog(page, 'Saved filters of orders')).toBeVisible()
        },
      },
      {
        name: 'own dates',
        show: async (page) => {
          await open(page, '/orders')
          await page.getByRole('combobox', { name: 'Dates' }).selectOption('Own dates…')
          await expect(dialog(page, 'Own dates')).toBeVisible()
        },
      },
      {
        name: 'filters in a sheet',
        maxWidth: 390,
        show: async (page) => {
          await open(page, '/tickets')
          await page.getByRole('button', { name: 'Filters' }).click()
          await expect(dialog(page, 'Filters')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'analytics',
    screens: [
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
          await expect(page.getByText('Still searching Orders…')).toBeVisible()
          await outwaitRetries(page, 'Try again')
          await heading(page, /^Nothing found/)
        },
      },
    ],
  },
]
