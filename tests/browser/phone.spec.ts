import type { Locator } from '@playwright/test'
import { modules } from '../../src/modules'
import { expect, isolatedTest, openSignedIn, test } from './fixtures'
import { boxOf, dialog, sidewaysScroll, toast, voucherRows } from './pages'

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
  // The URL changes first. The page takes the focus once it is there.
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  // Back closes what is above the page, and only that.
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Search or jump to' }).tap()
  await expect(dialog(page, 'Search or jump to…')).toBeVisible()
  await page.goBack()
  await expect(dialog(page, 'Search or jump to…')).toBeHidden()
  await expect(page).toHaveURL('/notifications')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/login')
})

/** Whether two elements cover a part of each other. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
  const isBelow = a.y + a.height <= b.y || b.y + b.height <= a.y
  return !isBeside && !isBelow
}

isolatedTest.describe('in landscape', () => {
  isolatedTest.use({ viewport: { width: 844, height: 390 } })

  isolatedTest(
    'in landscape, the messages of a ticket can be read, and a long reply sent',
    async ({ page }) => {
      await openSignedIn(page, '/tickets?ticket=tck-002')
      const sheet = dialog(page, 'Ticket Details')
      await expect(sheet.getByRole('list', { name: 'Messages' })).toBeVisible()
      expect((await boxOf(sheet.locator('[data-slot="dialog-body"]'))).height).toBeGreaterThan(150)
      await sheet.getByLabel('Reply').fill('One line of many\n'.repeat(11))
      await sheet.getByRole('button', { name: 'Send' }).tap()
      await expect(sheet.getByRole('listitem').last()).toContainText('One line of many')
      await expect(sheet.getByRole('listitem').last()).toBeInViewport()
    },
  )

  isolatedTest(
    'in landscape, the question about a driver is in view below the chosen driver',
    { tag: '@matrix' },
    async ({ page }) => {
      await openSignedIn(page, '/orders/ord-004?dialog=assign')
      const form = dialog(page, 'Change driver')
      expect((await boxOf(form.getByRole('searchbox'))).height).toBeGreaterThan(36)
      await form.getByRole('radio').last().check()
      const text = form.getByText(/^Take .* and give it to .*\?$/)
      expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
      const parts = [
        form.getByRole('radio').last(),
        text,
        form.getByRole('button', { name: 'Cancel' }),
      ]
      const [driver, question, cancel] = await Promise.all(parts.map(boxOf))
      expect(question?.y).toBeGreaterThanOrEqual((driver?.y ?? 0) + (driver?.height ?? Infinity))
      expect(cancel?.y).toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? Infinity))
      await expect(form.getByRole('button', { name: /^Assign / })).toBeInViewport({ ratio: 1 })
      await form.getByRole('button', { name: /^Assign / }).tap()
      await expect(toast(page, 'Driver assigned')).toBeVisible()
    },
  )
})

test('on a phone, a sheet has the filters, the order and the tools of a list, and Back closes it', async ({
  page,
}) => {
  await openSignedIn(page, '/orders')
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await filters.tap()
  const sheet = dialog(page, 'Filters')
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Delivered')
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOption('Total, highest first')
  await sheet.getByRole('combobox', { name: 'Dates' }).selectOption('Last 30 days')
  await sheet.getByRole('button', { name: 'Show' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/status=delivered/)
  await expect(page).toHaveURL(/sort=-totalPrice/)
  await expect(page).toHaveURL(/dates=last_30_days/)
  await expect(filters).toHaveAccessibleName('Filters: Delivered and 1 more')

  await filters.tap()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/status=delivered/)

  await filters.tap()
  await sheet.getByRole('button', { name: 'Saved' }).tap()
  await expect(page.getByRole('menuitem', { name: /^Save / })).toBeVisible()
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('on a phone, the number of an order fits the search box', async ({ page }) => {
    await openSignedIn(page, '/orders?search=ORD-0126062')
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
    const box = page.getByRole('searchbox')
    expect(await box.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  })

  test('on the narrowest phones, no button of the voucher list covers the heading or a status', async ({
    page,
  }) => {
    await openSignedIn(page, '/vouchers')
    const heading = page.getByRole('heading', { level: 2, name: 'Vouchers' })
    for (const width of [320, 335, 360]) {
      await page.setViewportSize({ width, height: 640 })
      const covered = await heading.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(covered).toBe(0)
      expect(await overlap(heading, page.getByRole('button', { name: 'Reward' }))).toBe(false)
      for (const row of (await voucherRows(page).all()).slice(0, 5)) {
        const icon = row.getByRole('button', { name: /^Copy/ }).locator('svg')
        expect(await overlap(icon, row.locator('[data-slot="badge"]'))).toBe(false)
      }
    }
  })

  test('the note of a slow request covers no heading, filter, bar or result, on a phone and wider', async ({
    page,
  }) => {
    await page.clock.install()
    await openSignedIn(page, '/vouchers')
    await expect(voucherRows(page)).toHaveCount(20)
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).tap()
    await page.route('/api/crm/**', () => {})
    // The rows are older than ten seconds when the tab is shown again.
    await page.clock.runFor(15_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.clock.runFor(21_000)
    const note = page.getByText('Still waiting for the server').locator('..')
    const end = async (target: Locator) => (await boxOf(target)).y + (await boxOf(target)).height
    const covered = await boxOf(note)
    expect(covered.y).toBeGreaterThan(await end(page.getByRole('searchbox')))
    const selection = await boxOf(page.getByRole('group', { name: 'Selection' }))
    expect(covered.y + covered.height).toBeLessThanOrEqual(selection.y)
    await page.getByRole('button', { name: 'Clear selection' }).tap()
    const phone = page.viewportSize() ?? { width: 0, height: 0 }
    for (const size of [{ width: 1280, height: 720 }, phone]) {
      await page.setViewportSize(size)
      expect((await boxOf(note)).y).toBeGreaterThan(await end(page.getByRole('searchbox')))
      const pages = await boxOf(page.getByRole('navigation', { name: 'Pagination' }))
      expect(await end(note)).toBeLessThanOrEqual(pages.y)
    }

    await page.getByRole('button', { name: 'Search or jump to' }).tap()
    const palette = dialog(page, 'Search or jump to…')
    await palette.getByRole('combobox').fill('jollof')
    await page.clock.runFor(25_000)
    const inPalette = palette.getByText('Still waiting for the server').locator('..')
    expect(await end(palette.getByRole('listbox'))).toBeLessThanOrEqual((await boxOf(inPalette)).y)
  })
})
