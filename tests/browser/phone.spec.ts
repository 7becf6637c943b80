import { modules } from '../../src/lib/modules'
import { expect, openSignedIn, test } from './fixtures'
import { boxOf, dialog, sidewaysScroll, voucherRows } from './pages'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('on a phone, vouchers are cards that fit the width', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  expect(await sidewaysScroll(page)).toBe(0)
  const cells = voucherRows(page).first().getByRole('cell')
  for (const cell of await cells.all()) {
    const { x, width } = await boxOf(cell)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).tap()
  await expect(page.getByRole('button', { name: 'Bulk Actions (20)' })).toBeVisible()
})

test('on a phone, the menu lists every module, opens one, and logs out', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = dialog(page, 'Menu')
  await expect(menu.getByRole('listitem')).toHaveCount(modules.length)
  await expect(menu.locator('[aria-current=page]')).toHaveText('Vouchers')
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Notifications' }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/notifications')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/login')
})
