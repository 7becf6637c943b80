import type { Route } from '@playwright/test'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { takeLayoutShift, watchLayout } from './layout-shift'
import { boxOf, rowsOf } from './pages'

/** In a window of 1440 × 900. */
const FOLD = 900

const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** The value of a fact in a panel. */
const fact = (page: Page, title: string, label: string) =>
  panel(page, title)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

async function openOrder(page: Page, id: string) {
  await openSignedIn(page, `/orders/${id}`)
  await expect(page.getByRole('list', { name: 'History' })).toHaveAttribute('aria-busy', 'false')
}

/** The names of the parts of the page that end below the first window. */
async function belowFold(parts: Readonly<Record<string, ReturnType<typeof fact>>>) {
  const below: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    const { y, height } = await boxOf(part)
    if (y + height > FOLD) below.push(name)
  }
  return below
}

test('what a caller asks about an order is visible without scrolling', async ({ page }) => {
  await openOrder(page, 'ord-008')
  const items = panel(page, 'Items')
  const payment = panel(page, 'Payment')
  expect(
    await belowFold({
      items: items.getByRole('heading', { name: 'Items' }),
      total: items.locator('dl').last(),
      customer: fact(page, 'Customer', 'Name'),
      phone: fact(page, 'Customer', 'Phone'),
      driver: fact(page, 'Delivery', 'Driver'),
      address: fact(page, 'Delivery', 'Address'),
      payment,
      notes: panel(page, 'Notes').getByRole('heading', { name: 'Notes' }),
    }),
  ).toEqual([])
})

test('the customer, the address and the payment of an order with 40 items are visible without scrolling', async ({
  page,
}) => {
  await openOrder(page, 'ord-015')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(40)
  expect(
    await belowFold({
      customer: fact(page, 'Customer', 'Name'),
      address: fact(page, 'Delivery', 'Address'),
      payment: panel(page, 'Payment'),
      total: fact(page, 'Order', 'Total'),
    }),
  ).toEqual([])
})

test('both payments of an order that was paid twice are visible without scrolling', async ({
  page,
}) => {
  await openOrder(page, 'ord-024')
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
  await expect(payments).toHaveCount(2)
  expect(await belowFold({ second: payments.last() })).toEqual([])
})

test('the status beside a very long name is whole, and the name has two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openSignedIn(page, '/users/usr-145')
  const name = page.getByRole('heading', { level: 2 }).first()
  await expect(name).toContainText('Oluwatamilore')
  const badge = page.locator('main [data-slot="badge"]').first()
  expect(await badge.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  expect((await boxOf(name)).height).toBeGreaterThan(50)
})

test('an approval with concerns is not the primary button of a page or a sheet', async ({
  page,
}) => {
  const colorOf = (name: string) =>
    page
      .locator('[data-slot="actions"], [data-slot="dialog-footer"]')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  for (const [url, isPrimary] of [
    ['/driver/drv-057', false],
    ['/payouts?payout=pay-001', true],
    ['/payouts?payout=pay-002', false],
  ] as const) {
    await openSignedIn(page, url)
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    expect([url, (await colorOf('Approve')) !== (await colorOf('Decline'))]).toEqual([
      url,
      isPrimary,
    ])
  }
})

/** The lists whose records have a page, and the path of their details. */
const pages = [
  ['/orders?queue=late', 'order'],
  ['/orders?status=canceled', 'order'],
  ['/users', 'user'],
  ['/drivers?status=pending', 'driver'],
  ['/drivers?status=active', 'driver'],
  ['/vendors', 'vendor'],
  ['/logistics', 'logistics'],
  ['/restaurants?status=open', 'restaurant'],
  ['/menus', 'menu'],
] as const

/** The lists whose records have a sheet. Some also read the order of the record. */
const sheets = [
  ['/payouts?status=requested', 'payout'],
  ['/payouts?status=paid', 'payout'],
  ['/tickets?status=open', 'ticket'],
  ['/tickets?status=closed', 'ticket'],
  ['/carts', 'cart'],
  ['/admins', 'admin'],
  ['/transactions', 'transaction'],
] as const

const LAST_PART = /^(History|Options|Items|Activity|Other payments of the order)$/

test.describe('late details', () => {
  // An image of the mock API is missing.
  test.use({ expectedMessages: /status of 404/ })
  for (const [width, height, kind, lists] of [
    [1440, 900, 'page', pages],
    [1440, 900, 'sheet', sheets],
    [390, 844, 'page', pages],
    [390, 844, 'sheet', sheets],
  ] as const) {
    test(`nothing moves when the details of a ${kind} arrive late, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await watchLayout(page)
      const shifts: [string, number][] = []
      for (const [list, path] of lists) {
        await openSignedIn(page, list)
        const row = rowsOf(page).first()
        await row.waitFor()
        const held: Route[] = []
        await page.route(`/api/crm/${path}/*`, (route) => void held.push(route))
        if (path !== 'order') {
          await page.route('/api/crm/order/*', (route) => void held.push(route))
        }
        // A shift within half a second of a real press would not count.
        await row.getByRole('link').first().dispatchEvent('click')
        const loading = page.locator('section[aria-busy=true], [data-sheet] [aria-busy=true]')
        // On a phone, it may be in a part that a button opens.
        await loading.first().waitFor({ state: 'attached' })
        await takeLayoutShift(page)
        for (const route of held) await route.continue()
        await expect(loading).toHaveCount(0)
        await page
          .getByRole('heading', { name: LAST_PART })
          .filter({ visible: true })
          .or(page.getByRole('button', { name: 'History' }))
          .first()
          .waitFor()
        shifts.push([list, await takeLayoutShift(page)])
        await page.unrouteAll()
      }
      expect(shifts).toEqual(lists.map(([list]) => [list, 0]))
    })
  }
})
