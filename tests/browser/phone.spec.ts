import { modules } from '../../src/lib/modules'
import { expect, openSignedIn, test, voucherRows } from './fixtures'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('vouchers are cards that need no scrolling sideways', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBe(window)
  const cells = voucherRows(page).first().getByRole('cell')
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).tap()
  await expect(page.getByRole('button', { name: 'Bulk Actions (20)' })).toBeVisible()
})

test('the menu slides in with every module, leads on and logs out', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('listitem')).toHaveCount(modules.length)
  await expect(menu.locator('[aria-current=page]')).toHaveText('Vouchers')
  await menu.getByRole('link', { name: 'Notifications' }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/notifications')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/login')
})
