import { requireChromium } from './chromium'
import { expect, openSignedIn, test } from './fixtures'
import { expectLoaded, logOut } from './pages'

// Playwright disables the back-forward cache by default, and the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      executablePath: requireChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

test(
  'the back-forward cache restores no data after another tab has logged out',
  { tag: '@matrix' },
  async ({ page, context }) => {
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        // The first visible frame.
        requestAnimationFrame(() => {
          window.name = `${persisted ? 'restored' : 'new'}, ${document.querySelectorAll('td').length} cells`
        })
      })
    })
    const body = '<link rel="icon" href="data:," /><h1>Another page</h1>'
    await page.route('**/other-page', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/other-page')
    const other = await context.newPage()
    await other.goto('/nowhere')
    await logOut(other)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => window.name)).toBe('restored, 0 cells')
  },
)
