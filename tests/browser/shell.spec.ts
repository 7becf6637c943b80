import { modules } from '../../src/lib/modules'
import { expect, openSignedIn, test } from './fixtures'
import { moduleLink, voucherRows } from './pages'

const details = [
  '/users/u1',
  '/vendors/v1',
  '/menus/m1',
  '/driver/7',
  '/orders/o1',
  '/restaurant/3',
]

test('every page shows itself, its title and nothing in the console', async ({ page }) => {
  await openSignedIn(page, '/')
  for (const address of [...modules.map(({ to }) => to), ...details, '/profile', '/not/there']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page).toHaveTitle(/ · Marketplace Admin$/)
  }
})

test('the sidebar takes a fifth of a large screen and stays', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  await page.mouse.wheel(0, 600)
  const box = await page.getByRole('navigation', { name: 'Modules' }).locator('../..').boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 1440 / 5, height: 900 })
})

test('the modules are real links: a middle click opens a tab', async ({ page, context }) => {
  await openSignedIn(page, '/')
  const opened = context.waitForEvent('page')
  await moduleLink(page, 'Orders').click({ button: 'middle' })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the page covers the window with "Loading..." while its code loads', async ({ page }) => {
  await openSignedIn(page, '/')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/faq-*.js', async (route) => {
    await held
    await route.continue()
  })
  await moduleLink(page, 'FAQ').click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(loading).toBeVisible()
  expect(await loading.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
  arrive()
  await expect(page.getByRole('heading', { name: 'FAQ is coming soon' })).toBeVisible()
  await expect(loading).toBeHidden()
})

test('a system set to dark starts dark, until the administrator chooses light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSignedIn(page, '/faq')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.getByRole('button', { name: /^Ada O/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  const light = await ground()
  expect(light).not.toBe(dark)
  await page.evaluate(() => localStorage.removeItem('marketplace-admin.theme'))
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBe(light)
})

test('the keyboard skips to the content', async ({ page }) => {
  await openSignedIn(page, '/faq')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
