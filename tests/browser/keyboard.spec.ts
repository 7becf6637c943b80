import { expect, toast, voucherRows, writingTest as test, type Page } from './fixtures'

/** Tab, until the focus is on what has this name. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox', name: string) {
  const target = page.getByRole(role, { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('every journey can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/vouchers')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('jollof-rice')
  await page.keyboard.press('Enter')
  await expect(voucherRows(page)).toHaveCount(20)

  // A voucher is created.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused()
  await page.keyboard.type('create')
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Create New Voucher')
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Typed by hand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Free')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Voucher added')).toBeVisible()
  await expect(form).toBeHidden()

  // It is found, looked at, and edited.
  await page.keyboard.press('/')
  await page.keyboard.type('by hand')
  await expect(voucherRows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(voucherRows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Voucher Details')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(voucherRows(page).first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(dialog(page, 'Edit Voucher').getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' alone')
  await page.keyboard.press('Enter')
  await expect(voucherRows(page).first()).toContainText('Typed by hand alone')
  await expect(voucherRows(page).first()).toBeFocused()

  // It is expired with what is selected, and deleted.
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Bulk Actions (1)' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await tabTo(page, 'button', 'Mark as Expired')
  await page.keyboard.press('Enter')
  await expect(voucherRows(page).first()).toContainText('Expired')
  await expect(dialog(page, 'Bulk Action')).toBeHidden()
  await page.keyboard.press('/')
  await tabTo(page, 'button', 'Actions for Typed by hand alone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Delete Voucher')).toBeVisible()
  await tabTo(page, 'button', 'Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()

  // The filters are taken off, a page is turned, and the session ended.
  await tabTo(page, 'button', 'Clear filters')
  await page.keyboard.press('Enter')
  await expect(voucherRows(page)).toHaveCount(20)
  await expect(page.getByRole('searchbox', { name: 'Search vouchers' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await tabTo(page, 'button', 'Next page')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^21–40 of/)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test.describe('where the system sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the page one is on, and what the focus is on, can be told from the others', async ({
    page,
  }) => {
    await page.goto('/vouchers')
    await page.getByRole('button', { name: 'Use demo account' }).click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(voucherRows(page)).toHaveCount(20)
    const colorOf = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await colorOf('Vouchers')).not.toBe(await colorOf('Orders'))
    expect(await colorOf('Page 1')).not.toBe(await colorOf('Page 2'))
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(voucherRows(page).first()).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Control+k')
    const shade = (name: string) =>
      page
        .getByRole('option', { name, exact: true })
        .evaluate((option) => getComputedStyle(option).backgroundColor)
    await expect(page.getByRole('option', { name: 'Dashboard', selected: true })).toBeVisible()
    expect(await shade('Dashboard')).not.toBe(await shade('Users'))
  })
})
