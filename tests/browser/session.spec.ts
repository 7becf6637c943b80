import { requireChromium } from './chromium'
import { expect, signIn, openSignedIn, test, type Page } from './fixtures'
import { moduleLink, voucherRows } from './pages'

// The back-forward cache: a headless shell has none, and Playwright turns it off by default.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      executablePath: requireChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^(Ada|Tunde)/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('two tabs are always the same administrator, and neither calls for the other', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/vouchers?status=used')
  await expect(voucherRows(page)).toHaveCount(20)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await expect(voucherRows(other)).toHaveCount(20)
  await logOut(other)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const tokens = new Set<string | undefined>()
  context.on('request', (request) => {
    if (request.url().includes('/crm/')) tokens.add(request.headers()['authorization'])
  })
  await other.getByLabel('Email').fill('tunde@example.com')
  await other.getByLabel('Password', { exact: true }).fill('jollof-rice')
  await other.getByRole('button', { name: 'Sign in' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Tunde B/ })).toBeVisible()
    await moduleLink(tab, 'Vouchers').click()
    await expect(voucherRows(tab)).toHaveCount(20)
  }
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect([...tokens]).toEqual([`Bearer ${token}`])
})

test('a signed-out tab shows nothing by Back or Forward', async ({ page }) => {
  await openSignedIn(page, '/')
  await moduleLink(page, 'Vouchers').click()
  await expect(voucherRows(page)).toHaveCount(20)
  await page.evaluate(() => {
    window.name = ''
    new MutationObserver(() => {
      const isOut = localStorage.getItem('token') === null
      if (isOut && document.querySelector('td')) window.name = 'shown'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await logOut(page)
  for (const way of [-1, 1]) {
    await page.evaluate((steps) => history.go(steps), way)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => window.name)).toBe('')
  }
})

test('the back-forward cache gives back no data to a tab that was signed out meanwhile', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      // The first frame that can be seen.
      requestAnimationFrame(() => {
        window.name = `${persisted ? 'kept' : 'new'}, ${document.querySelectorAll('td').length} cells`
      })
    })
  })
  const body = '<link rel="icon" href="data:," /><h1>Another page</h1>'
  await page.route('**/other-page', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/other-page')
  const other = await context.newPage()
  await other.goto('/')
  await logOut(other)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe('kept, 0 cells')
})

test.describe('a browser that allows no storage', () => {
  test.use({ expectedMessages: /The browser storage cannot be used/ })

  test('has the console work, in this tab', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/vouchers?status=used')
    await signIn(page)
    await expect(voucherRows(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Typed')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/vouchers?status=used&page=2')
    await page.goBack()
    await logOut(page)
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})
