import type { Page } from '@playwright/test'
import { expect, openSignedIn, test, isolatedTest } from './fixtures'
import { traceTasks } from './main-thread'
import { dialog, expectLoaded, rowMenu, voucherRows } from './pages'

/** The page of the list that a URL of the API asks for. */
const pageOf = (url: string) => new URL(url).searchParams.get('page')

test('the vouchers and the chunk of their page are requested before the app has started', async ({
  page,
}) => {
  const list = page.waitForRequest(/\/api\/crm\/voucher\?page=2&.*status=used/)
  const chunk = page.waitForRequest(/assets\/vouchers-/)
  await page.route('**/assets/index-*.js', async (route) => {
    await Promise.all([list, chunk])
    await route.continue()
  })
  await openSignedIn(page, '/vouchers?page=2&status=used')
  await expect(voucherRows(page)).toHaveCount(20)
})

test('rows that arrive before the app starts are rendered without placeholders', async ({
  page,
}) => {
  // The app renders after 100 ms even without the rows, which a busy machine may need.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const list = page.waitForResponse(/\/api\/crm\/voucher\?page=1&/)
  await page.route('**/assets/index-*.js', async (route) => {
    await (await list).finished()
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isBusy = document.querySelector('table[aria-busy=true]') !== null
      if (isBusy) document.documentElement.dataset['placeholders'] = 'shown'
    }).observe(document, { childList: true, subtree: true })
  })
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  await expect(page.locator('html')).not.toHaveAttribute('data-placeholders')
})

test('the font of the naira sign is requested before the first amount is shown', async ({
  page,
}) => {
  const font = page.waitForRequest(/assets\/naira-/)
  await page.route(/\/api\/crm\/voucher\?page=1&/, async (route) => {
    await font
    await route.continue()
  })
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
})

test.describe('without the font of the naira sign', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('the app starts without an uncaught error', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('naira'))
    await page.route(/assets\/naira-/, (route) => route.abort())
    await openSignedIn(page, '/vouchers')
    await failed
    await expect(voucherRows(page)).toHaveCount(20)
  })
})

test('V8 is told to compile the libraries in the background', async ({ page }) => {
  const vendor = page.waitForResponse(/assets\/vendor-/)
  await page.goto('/login')
  expect(await (await vendor).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('a shortcut works as soon as the first rows are rendered', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('tbody tr[tabindex]')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await openSignedIn(page, '/vouchers')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the latest orders and the figures of the dashboard are requested before the app has started', async ({
  page,
}) => {
  const reads = ['order', 'analytics'].map((name) =>
    page.waitForRequest(new RegExp(`/api/crm/${name}\\?`)),
  )
  await page.route('**/assets/index-*.js', async (route) => {
    await Promise.all(reads)
    await route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openSignedIn(page, '/')
  await expect(page.getByRole('region', { name: 'Vouchers' })).toBeVisible()
  const calls = requests.filter((url) => url.includes('/api/crm/'))
  expect(new Set(calls).size).toBe(calls.length)
})

test('at most 30 requests precede the first row, one of them to the API', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('tbody tr[tabindex]')) return
      observer.disconnect()
      performance.mark('first row')
    }).observe(document, { childList: true, subtree: true })
  })
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  const urls = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first row')
    if (!mark) throw new Error('No row was rendered.')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < mark.startTime)
      .map(({ name }) => name)
  })
  // The next page is prefetched as soon as the rows are rendered, which may precede the mark.
  const needed = urls.filter((url) => pageOf(url) !== '2')
  const paths = needed.map((url) => new URL(url).pathname)
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(['/api/crm/voucher'])
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(26)
  // The HTML is a request, too.
  expect(paths.length + 1).toBeLessThanOrEqual(30)
})

/** Opens the vouchers and waits until everything that comes while the page is idle has loaded. */
async function openIdle(page: Page, isSaving: boolean) {
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData } })
  }, isSaving)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const toaster = page.waitForResponse(/assets\/toaster-/)
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await toaster
  return requests
}

test('the dialogs and menus of the next step are preloaded, those that are rarely needed are not', async ({
  page,
}) => {
  const requests = await openIdle(page, false)
  const has = (chunk: string) => requests.some((url) => url.includes(`assets/${chunk}-`))
  const likely = ['voucher-sheet', 'create-voucher', 'voucher-menu', 'selected-rows', '-overlays']
  await expect.poll(() => likely.filter(has)).toEqual(likely)
  await page.waitForLoadState('networkidle')
  const rare = ['create-many', 'campaign-reward', 'sum-dialog', 'saved-dialog', 'user-menu-panel']
  expect(rare.filter(has)).toEqual([])
  expect(requests.filter((url) => pageOf(url) === '2')).toHaveLength(1)
})

test('with data saving, only the toaster is preloaded, and not the next page', async ({ page }) => {
  const requests = await openIdle(page, true)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /assets\/(voucher-|create-|-overlays)/.test(url))).toEqual([])
  expect(requests.filter((url) => pageOf(url) === '2')).toEqual([])
})

test('on a phone, the counts of the menu are read when it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const counts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('limit=1&')) counts.push(request.url())
  })
  await openIdle(page, false)
  expect(counts).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  const payouts = dialog(page, 'Menu').getByRole('link', { name: 'Payouts' })
  await expect(payouts).toHaveAccessibleDescription(/^\d+ requested$/)
})

isolatedTest('creating a voucher refetches the list once, and nothing else', async ({ page }) => {
  await page.clock.install()
  const prefetch = page.waitForResponse(/\/api\/crm\/voucher\?page=2&/)
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Title').fill('Created once')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await page.clock.runFor(5000)
  await prefetch
  const refetched: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/') || request.method() !== 'GET') return
    refetched.push(`page ${pageOf(request.url())}`)
  })
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(voucherRows(page).first()).toContainText('Created once')
  // Longer than a prefetch takes to start.
  await page.clock.runFor(5000)
  await expect(form).toBeHidden()
  expect(refetched).toEqual(['page 1'])
})

test('a menu whose chunk has loaded opens without a loading state', async ({ page }) => {
  const chunk = page.waitForResponse(/assets\/voucher-menu-/)
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await rowMenu(page, 0).hover()
  // Resolves when the chunk and those that it imports have run.
  await page.evaluate((url) => import(url), (await chunk).url())
  const fallbacks = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      if (document.querySelector('[data-slot="overlay-fallback"]')) seen.push('fallback')
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await rowMenu(page, 0).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await fallbacks.jsonValue()).toEqual([])
})

/** Each style recalculation of `action`, as its share of the elements of the page. */
async function traceStyles(page: Page, action: () => Promise<void>) {
  // Loads what it opens.
  await action()
  const elements = await page.locator('#root *').count()
  const { restyled } = await traceTasks(page, action)
  return restyled.map((count) => count / elements)
}

test('a dialog that opens or closes does not restyle the page behind it', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' })
  const shares = await traceStyles(page, async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })
  expect(shares).not.toHaveLength(0)
  expect(Math.max(...shares)).toBeLessThan(0.5)
})

test('selecting a row does not restyle the page', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  const box = voucherRows(page).nth(0).getByRole('checkbox')
  const bar = page.getByRole('group', { name: 'Selection' })
  const scroller = page.locator('[data-slot="table-scroller"]')
  const shares = await traceStyles(page, async () => {
    await box.check()
    await expect(bar).toBeVisible()
    await expect(scroller).not.toHaveCSS('padding-bottom', '0px')
    await box.uncheck()
    await expect(bar).toBeHidden()
    await expect(scroller).toHaveCSS('padding-bottom', '0px')
  })
  expect(shares).not.toHaveLength(0)
  expect(Math.max(...shares)).toBeLessThan(0.5)
})
