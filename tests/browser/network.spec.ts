import { expect, openSignedIn, isolatedTest as test, type Page } from './fixtures'
import { boxOf, dialog, expectLoaded, moduleLink, toast, voucherRows, voucherTable } from './pages'

test.use({
  expectedMessages: /Failed to load resource|Part of the app didn't load|was not reloaded/,
})

/** Collects the URLs of page loads from now on. */
function watchLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

const removeChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404 }))

const offlineBar = (page: Page) =>
  page.getByText('You are offline. Nothing new can be loaded or saved.')

test('a dialog whose chunk was removed by a deployment reloads the page once, then shows an error', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?status=used')
  await expectLoaded(page)
  const loads = watchLoads(page)
  await removeChunk(page, 'voucher-dialogs')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect.poll(() => loads).toHaveLength(1)
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  const message = dialog(page, "Couldn't open this")
  await expect(message).toBeVisible()
  const response = page.waitForResponse(/voucher-dialogs-/)
  await message.getByRole('button', { name: 'Try again' }).click()
  await response
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: 'Close' }).first().click()
  await expect(message).toBeHidden()
  await page.getByRole('button', { name: 'Reward' }).click()
  await expect(message).toBeVisible()
  await page.unroute('**/assets/voucher-dialogs-*.js')
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page, 'Campaign Reward')).toBeVisible()
  expect(loads).toHaveLength(1)
})

/** The console checks whether the server responds. A server that does reloads the page. */
const waitForFailedCheck = (page: Page) =>
  page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'fetch' && !request.url().includes('/api/'),
  )

test('a chunk that fails because no server responds does not reload the page, and can be retried', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  const loads = watchLoads(page)
  await page.route('**', (route) => route.abort('connectionrefused'))
  const failed = waitForFailedCheck(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const message = dialog(page, "Couldn't open this")
  await expect(message).toBeVisible()
  await failed
  await page.unroute('**')
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  expect(loads).toHaveLength(0)
})

test('the bar of selected rows says that it could not be loaded, and is there after “Try again”', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await page.route('**', (route) => route.abort('connectionrefused'))
  const failed = waitForFailedCheck(page)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  const message = dialog(page, "Couldn't open this")
  await expect(message).toBeVisible()
  await failed
  await page.unroute('**')
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 selected')
})

test('a lone “offline” event ends with “Try anyway”, also over a dialog, and fits a phone', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Title').fill('Typed behind a VPN')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Try anyway' })
  const bar = await boxOf(page.locator('[data-slot="offline-banner"]'))
  expect(bar.height).toBeLessThan(60)
  const box = await boxOf(button)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  await button.click()
  await expect(offlineBar(page)).toBeHidden()
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(toast(page, 'Voucher added')).toBeVisible()
})

test('offline, a bar is shown, queries wait, and a mutation is refused and keeps its input', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await expect(offlineBar(page)).toBeHidden()
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  // The next page is prefetched, but not the last one.
  await page.getByRole('link', { name: /^Page \d\d$/ }).click()
  await expect(page).toHaveURL(/\/vouchers\?page=1\d$/)
  await expect(voucherTable(page)).toHaveAttribute('aria-busy', 'true')
  await expect(voucherRows(page)).toHaveCount(20)
  await context.setOffline(false)
  await expect(offlineBar(page)).toBeHidden()
  await expect(page.getByText(/^[2-9]\d1(–| of)/)).toBeVisible()
  await expect(voucherTable(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Title').fill('Typed in a tunnel')
  await form.getByLabel('Type').selectOption('Free Delivery')
  const mutations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') mutations.push(request.url())
  })
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(toast(page, 'You are offline, so nothing was sent.')).toHaveCount(1)
  await expect(form.getByLabel('Title')).toHaveValue('Typed in a tunnel')
  expect(mutations).toHaveLength(0)
  // The overlay of the dialog ends above the bar.
  const overlay = await boxOf(page.locator('[data-slot="dialog-overlay"]'))
  const bar = page.locator('[data-slot="offline-banner"]')
  expect(overlay.height).toBe((await boxOf(bar)).y)
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(toast(page, 'Voucher added')).toBeVisible()
  await expect(form).toBeHidden()
  expect(mutations).toHaveLength(1)
  await moduleLink(page, 'Vouchers').click()
  await expect(voucherRows(page).first()).toContainText('Typed in a tunnel')
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('a route whose chunk was removed by a deployment reloads the page once, then shows an error', async ({
    page,
  }) => {
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    const loads = watchLoads(page)
    await removeChunk(page, '_app')
    const response = page.waitForResponse(/assets\/_app-/)
    await moduleLink(page, 'Dashboard').hover()
    await response
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
    await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
    expect(loads).toHaveLength(1)
  })

  test('a missing entry chunk shows a message instead of an empty page', async ({ page }) => {
    await removeChunk(page, 'index')
    await page.goto('/vouchers')
    const message = page.getByText('The console is taking a while to start.')
    await expect(message).toBeAttached()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(message).toHaveCSS('opacity', '1')
  })

  test('a chunk that is requested offline does not reload the page, and is requested again online', async ({
    page,
    context,
  }) => {
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    const loads = watchLoads(page)
    // The console tries to reload the page. The attempt must fail before the browser is online again.
    const failedReload = () =>
      page.waitForEvent('console', (message) => message.text().includes('was not reloaded'))
    await context.setOffline(true)
    const first = failedReload()
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const message = dialog(page, "Couldn't open this")
    await expect(message).toBeVisible()
    await first
    await context.setOffline(false)
    await message.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page, 'Create New Voucher')).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    const second = failedReload()
    await moduleLink(page, 'FAQ').click()
    await expect(page.getByRole('alert')).toContainText("This page couldn't be shown")
    await second
    // The page loads without "Try again".
    await context.setOffline(false)
    await expect(page.getByRole('table', { name: 'FAQ' })).toBeVisible()
    expect(loads).toHaveLength(0)
  })
})
