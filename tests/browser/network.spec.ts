import { expect, openSignedIn, isolatedTest as test, type Page } from './fixtures'
import { moduleLink, toast, voucherRows } from './pages'

test.use({
  expectedMessages: /Failed to load resource|Part of the app didn't load|was not reloaded/,
})

/** How often the page itself has been loaded. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

const gone = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }))

test.describe('code that has gone with a deploy', () => {
  test('has the page loaded anew once, and then says so: a dialog', async ({ page }) => {
    await openSignedIn(page, '/vouchers?status=used')
    await expect(voucherRows(page)).toHaveCount(20)
    const loads = countLoads(page)
    await gone(page, 'voucher-dialogs')
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    await expect.poll(() => loads).toHaveLength(1)
    await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
    const message = page.getByRole('dialog', { name: "Couldn't open this" })
    await expect(message).toBeVisible()
    const refused = page.waitForResponse(/voucher-dialogs-/)
    await message.getByRole('button', { name: 'Try again' }).click()
    await refused
    await expect(message).toBeVisible()
    await message.getByRole('button', { name: 'Close' }).first().click()
    await expect(message).toBeHidden()
    await page.getByRole('button', { name: 'Reward' }).click()
    await expect(message).toBeVisible()
    await page.unroute('**/assets/voucher-dialogs-*.js')
    await message.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Campaign Reward' })).toBeVisible()
    expect(loads).toHaveLength(1)
  })

  test('has the page loaded anew once, and then says so: a page', async ({ page }) => {
    await openSignedIn(page, '/vouchers')
    await expect(voucherRows(page)).toHaveCount(20)
    const loads = countLoads(page)
    await gone(page, '_app')
    const refused = page.waitForResponse(/assets\/_app-/)
    await moduleLink(page, 'Dashboard').hover()
    await refused
    await moduleLink(page, 'Orders').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    expect(loads).toHaveLength(0)
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    await moduleLink(page, 'Dashboard').click()
    await expect(page.locator('[data-before]')).toHaveCount(0)
    expect(loads).toHaveLength(1)
    await expect(page.getByRole('alert')).toContainText("This page couldn't be shown")
    await expect(page).toHaveURL('/')
    await page.unroute('**/assets/_app-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Newest vouchers' })).toBeVisible()
    expect(loads).toHaveLength(1)
  })

  test('is not taken for gone where no server answers: the page stays', async ({ page }) => {
    await openSignedIn(page, '/vouchers')
    await expect(voucherRows(page)).toHaveCount(20)
    const loads = countLoads(page)
    await page.route('**', (route) => route.abort('connectionrefused'))
    const asked = page.waitForEvent(
      'requestfailed',
      (request) => request.resourceType() === 'fetch',
    )
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const message = page.getByRole('dialog', { name: "Couldn't open this" })
    await expect(message).toBeVisible()
    await asked
    await page.unroute('**')
    await message.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Create New Voucher' })).toBeVisible()
    expect(loads).toHaveLength(0)
  })

  test('at the very start says so instead of an empty page', async ({ page }) => {
    await gone(page, 'index')
    await page.goto('/vouchers')
    await expect(page.getByText('The console is taking a while to start.')).toBeAttached()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(page.getByText('The console is taking a while to start.')).toHaveCSS(
      'opacity',
      '1',
    )
  })
})

test.describe('without a connection', () => {
  test('a bar says so; reads wait, and are read as soon as it is back', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/vouchers')
    await expect(voucherRows(page)).toHaveCount(20)
    const table = page.getByRole('table', { name: 'Vouchers' })
    const bar = page.getByText('You are offline. Nothing new can be loaded or saved.')
    await expect(bar).toBeHidden()
    await context.setOffline(true)
    await expect(bar).toBeVisible()
    // Not one that has been read ahead.
    await page.getByRole('link', { name: /^Page \d\d$/ }).click()
    await expect(page).toHaveURL(/\/vouchers\?page=1\d$/)
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(voucherRows(page)).toHaveCount(20)
    await context.setOffline(false)
    await expect(bar).toBeHidden()
    await expect(page.getByText(/^[2-9]\d1(–| of)/)).toBeVisible()
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)
  })

  test('a write is refused with a message, and its input kept', async ({ page, context }) => {
    await openSignedIn(page, '/vouchers')
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const form = page.getByRole('dialog', { name: 'Create New Voucher' })
    await form.getByLabel('Title').fill('Typed in a tunnel')
    await form.getByLabel('Type').selectOption('Free Delivery')
    const bar = page.getByText('You are offline. Nothing new can be loaded or saved.')
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url())
    })
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Create Voucher' }).click()
    await expect(toast(page, 'You are offline, so nothing was sent.')).toHaveCount(1)
    await expect(form.getByLabel('Title')).toHaveValue('Typed in a tunnel')
    expect(writes).toHaveLength(0)
    // No dialog lies over the bar.
    const overlay = await page.locator('[data-slot="dialog-overlay"]').boundingBox()
    expect(overlay?.height).toBe((await bar.boundingBox())?.y)
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Create Voucher' }).click()
    await expect(toast(page, 'Voucher added')).toBeVisible()
    await expect(form).toBeHidden()
    expect(writes).toHaveLength(1)
    await expect(voucherRows(page).first()).toContainText('Typed in a tunnel')
  })

  test('code that is not there yet is asked for again, and the page stays', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/vouchers')
    await expect(voucherRows(page)).toHaveCount(20)
    const loads = countLoads(page)
    // The console tries to reload the page. Online again before that has failed, it would.
    const failedReload = () =>
      page.waitForEvent('console', (message) => message.text().includes('was not reloaded'))
    await context.setOffline(true)
    const first = failedReload()
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const message = page.getByRole('dialog', { name: "Couldn't open this" })
    await expect(message).toBeVisible()
    await first
    await context.setOffline(false)
    await message.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Create New Voucher' })).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    const second = failedReload()
    await page.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('alert')).toContainText("This page couldn't be shown")
    await second
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toContainText('FAQ')
    expect(loads).toHaveLength(0)
  })
})
