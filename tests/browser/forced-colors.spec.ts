import { expect, openSignedIn, test } from './fixtures'
import { expectLoaded, voucherRows } from './pages'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('forced colors show the current page, the selected option and the focused row', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  const background = (role: 'link' | 'option', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('link', 'Vouchers')).not.toBe(await background('link', 'Orders'))
  expect(await background('link', 'Page 1')).not.toBe(await background('link', 'Page 2'))
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(voucherRows(page).first()).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'Dashboard', selected: true })).toBeVisible()
  expect(await background('option', 'Dashboard')).not.toBe(await background('option', 'Users'))
})
