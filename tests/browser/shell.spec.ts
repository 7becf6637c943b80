import { modules } from '../../src/modules'
import { expect, openSignedIn, test } from './fixtures'
import { takeLayoutShift, watchLayout } from './layout-shift'
import { boxOf, expectLoaded, hold, moduleLink } from './pages'

const pagesOutsideTheSidebar = [
  '/users/usr-002',
  '/vendors/ven-002',
  '/logistics/log-001',
  '/menus/mnu-001',
  '/driver/drv-003',
  '/orders/ord-001',
  '/restaurant/res-002',
  '/profile',
  '/not/there',
]

test.describe(() => {
  // Some images do not exist.
  test.use({ expectedMessages: /status of 404/ })

  test(
    'every page can be opened by its URL, has a heading and a title, and logs nothing else',
    { tag: '@matrix' },
    async ({ page }) => {
      await openSignedIn(page, '/')
      const titles = new Set<string>()
      for (const url of [...modules.map(({ to }) => to), ...pagesOutsideTheSidebar]) {
        await page.goto(url, { waitUntil: 'commit' })
        await expect(page.locator('main').locator('h2, table').first()).toBeVisible()
        await expect(page).toHaveTitle(/ · Marketplace Admin$/)
        titles.add(await page.title())
      }
      expect(titles.size).toBeGreaterThanOrEqual(modules.length)
    },
  )
})

test('the sidebar takes a fifth of a large window and does not scroll away, and a middle click on a link opens a tab', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await page.mouse.wheel(0, 600)
  const sidebar = page.getByRole('complementary').filter({ has: moduleLink(page, 'Orders') })
  expect(await boxOf(sidebar)).toEqual({ x: 0, y: 0, width: 1440 / 5, height: 900 })

  const opened = context.waitForEvent('page')
  await moduleLink(page, 'Orders').click({ button: 'middle' })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page).toHaveURL('/vouchers')
})

test('the folded menu has icons with tooltips, leaves its width to the page, and nothing shifts when the page loads', async ({
  page,
}) => {
  await watchLayout(page)
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await page.getByRole('button', { name: 'Fold menu' }).click()
  const { width } = await boxOf(sidebar)
  expect(width).toBeLessThan(80)
  expect((await boxOf(page.getByRole('banner'))).x).toBe(width)
  const link = moduleLink(page, 'Vouchers')
  await link.hover()
  await expect
    .poll(() => link.evaluate((element) => getComputedStyle(element, '::after').opacity))
    .toBe('1')
  await page.mouse.move(700, 400)

  await page.reload()
  await expectLoaded(page)
  expect((await boxOf(sidebar)).width).toBe(width)
  expect(await takeLayoutShift(page)).toBe(0)
  // A smaller window has the drawer, with all names.
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByText('Vouchers')).toBeInViewport()
})

test('"Loading..." covers the page while its chunk loads, and Tab skips to the content', async ({
  page,
}) => {
  await openSignedIn(page, '/profile')
  const release = await hold(page, /\/assets\/faq-.*\.js/)
  // Without a pointer on it first, which would load the chunk ahead of the click.
  await moduleLink(page, 'FAQ').evaluate((link: HTMLAnchorElement) => link.click())
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(loading).toBeVisible()
  expect(await boxOf(loading)).toMatchObject({ x: 0, y: 0, height: 900 })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  await expect(loading).toBeHidden()

  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the console follows the color scheme of the system until a theme is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignedIn(page, '/nowhere')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await page.getByRole('button', { name: /^Ada O/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  const light = await background()
  expect(light).not.toBe(dark)
  await page.evaluate(() => localStorage.removeItem('marketplace-admin.theme'))
  await page.reload()
  expect(await background()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe(light)
})
