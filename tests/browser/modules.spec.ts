import { expect, isolatedTest, openSignedIn, test, type Page } from './fixtures'
import { dialog, toast } from './pages'

test.use({ expectedMessages: /status of 404/ })
isolatedTest.use({ expectedMessages: /status of 404/ })

const orderTable = (page: Page) => page.getByRole('table', { name: 'Orders', exact: true })
const orderRows = (page: Page) => orderTable(page).locator('tbody').getByRole('row')
const scroller = (page: Page) => page.locator('[data-slot="table-scroller"]')

async function openOrders(page: Page, url = '/orders') {
  await openSignedIn(page, url)
  await expect(orderTable(page)).toHaveAttribute('aria-busy', 'false')
}

test('the first request of each list leaves before the app has started', async ({ page }) => {
  for (const [url, request] of [
    ['/orders?status=pending&page=2', /\/api\/crm\/order\?page=2&limit=20&search=&status=pending/],
    ['/users?search=0800+555', /\/api\/crm\/user\?page=1&limit=20&search=800555&status=all/],
    ['/restaurants?state=Lagos', /\/api\/crm\/restaurant\?page=1&.*&state=Lagos/],
    ['/drivers?availability=online', /\/api\/crm\/driver\?page=1&.*&availability=online/],
    ['/payouts?payee=driver&payout=pay-001', /\/api\/crm\/payout\?page=1&.*&payee=driver/],
    ['/transactions?type=refund', /\/api\/crm\/transaction\?page=1&.*&type=refund/],
    ['/tickets?category=order', /\/api\/crm\/ticket\?page=1&.*&category=order/],
  ] as const) {
    const early = page.waitForRequest(request)
    const requests: string[] = []
    page.on('request', (one) => {
      if (request.test(one.url())) requests.push(one.url())
    })
    await page.route('**/assets/index-*.js', async (route) => {
      await early
      await route.continue()
    })
    await openSignedIn(page, url)
    await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible()
    expect(requests).toHaveLength(1)
    await page.unrouteAll()
    page.removeAllListeners('request')
  }
})

isolatedTest(
  'Back returns to the same rows, filters and scroll position, also after an action',
  async ({ page }) => {
    await openOrders(page, '/orders?status=on+the+way')
    const row = orderRows(page).nth(15)
    await row.scrollIntoViewIfNeeded()
    const top = await scroller(page).evaluate((element) => element.scrollTop)
    expect(top).toBeGreaterThan(100)
    const name = await row.getByRole('link').innerText()
    await row.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.goBack()
    await expect(row.getByRole('link')).toHaveText(name)
    await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(top)

    await row.click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const form = dialog(page, 'Cancel order')
    await form.getByLabel('Reason').selectOption('Duplicate')
    await form.getByRole('button', { name: 'Cancel order' }).click()
    await expect(toast(page, 'Order canceled')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/orders?status=on+the+way')
    await expect(orderTable(page)).toHaveAttribute('aria-busy', 'false')
    // It is not on the way any more.
    await expect(orderTable(page).getByRole('link', { name })).toHaveCount(0)
    await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(top)
  },
)

isolatedTest('an administrator handles an order with the keyboard alone', async ({ page }) => {
  await openOrders(page)
  await page.keyboard.press('/')
  await page.keyboard.type('ORD-5284413')
  await page.keyboard.press('Enter')
  await expect(orderRows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'ORD-5284413' })).toBeVisible()
  const assign = page.getByRole('button', { name: 'Assign driver' })
  await assign.focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Assign driver')
  await expect(form.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Driver assigned')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change driver' })).toBeFocused()
})

const phoneTest = isolatedTest.extend({ hasTouch: true, viewport: { width: 390, height: 844 } })

phoneTest('an administrator handles an order on a phone', async ({ page }) => {
  await openOrders(page, '/orders?search=ORD-5284413')
  await orderRows(page).first().tap()
  await page.getByRole('button', { name: 'Refund' }).tap()
  const form = dialog(page, 'Refund order')
  await form.getByLabel('Reason').selectOption('Late delivery')
  await form.getByLabel('Who bears the cost').selectOption('Platform')
  await form.getByRole('button', { name: /^Refund ₦/ }).tap()
  await expect(toast(page, 'Refund started')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Adaeze Danjuma' }).tap()
  await expect(page).toHaveURL(/\/users\/usr-/)
  await page.getByRole('button', { name: 'Block' }).tap()
  const block = dialog(page, 'Block user')
  await block.getByLabel('Reason').selectOption('Payment fraud')
  await block.getByRole('button', { name: 'Block user' }).tap()
  await expect(toast(page, 'User blocked')).toBeVisible()
})
