import { expect, openSignedIn, isolatedTest, type Page } from './fixtures'
import { voucherRows } from './pages'

const test = isolatedTest
test.use({ pressShield: true })

const shield = (page: Page) => page.locator('[data-slot="press-shield"]')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function totalVouchers(page: Page) {
  const text = await page.getByRole('definition').first().textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** Opens the page and selects two rows. The chunks of menus and dialogs have loaded, so that they open at once. */
async function openSelected(page: Page) {
  await page.clock.install()
  await openSignedIn(page, '/vouchers')
  const boxes = voucherRows(page).getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await voucherRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const total = await totalVouchers(page)
  // From here on only `pass` moves the clock, so that the time between presses does not depend on the machine.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(shield(page)).toHaveCount(0)
  return total
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms)

/** Lets the time pass in which presses are ignored. */
async function outwaitShield(page: Page) {
  await expect(shield(page)).toHaveCount(1)
  await pass(page, 500)
  await expect(shield(page)).toHaveCount(0)
}

/** A point in the upper part of a button, as a fraction of its height, once the button has stopped moving. */
async function pointOf(page: Page, name: string, part = 0.3) {
  const button = page.getByRole('button', { name })
  // A trial click waits until the dialog's animation has ended, and clicks nothing.
  await button.click({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error(`There is no button ${name}.`)
  return [box.x + box.width / 2, box.y + box.height * part] as const
}

/** The dialog is open and asks for nothing yet. Closes it. */
async function expectOnlyOpen(page: Page) {
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await outwaitShield(page)
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A dialog that closes shields the page too.
  await outwaitShield(page)
}

test('two clicks on Bulk Actions, 60 to 400 ms apart, only open the dialog', async ({ page }) => {
  const total = await openSelected(page)
  for (const gap of [60, 120, 250, 400]) {
    const point = await pointOf(page, 'Bulk Actions (2)')
    await page.mouse.click(...point)
    await pass(page, gap)
    await page.mouse.click(...point)
    await expectOnlyOpen(page)
  }
  expect(await totalVouchers(page)).toBe(total)
})

test('two clicks on Delete Vouchers only lead to the question that names the count', async ({
  page,
}) => {
  const total = await openSelected(page)
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await outwaitShield(page)
  const point = await pointOf(page, 'Delete Vouchers')
  await page.mouse.click(...point)
  await page.mouse.click(...point)
  await expect(dialog(page, 'Delete 2 vouchers?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await outwaitShield(page)
  // Patient clicks at the same point delete nothing either.
  await page.mouse.click(...point)
  await expect(dialog(page, 'Delete 2 vouchers?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await totalVouchers(page)).toBe(total)
})

test('a press outside a dialog within 500 ms of its opening does not close it', async ({
  page,
}) => {
  await openSelected(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await page.mouse.click(10, 400)
  await outwaitShield(page)
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('two clicks on Cancel close the dialog and reach nothing behind it', async ({ page }) => {
  await openSelected(page)
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await outwaitShield(page)
  const point = await pointOf(page, 'Cancel')
  await page.mouse.click(...point)
  await pass(page, 200)
  await page.mouse.click(...point)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await outwaitShield(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/vouchers')
})

test('a press on a menu item within 500 ms of the opening does nothing; the keyboard is not slowed down', async ({
  page,
}) => {
  await openSelected(page)
  const trigger = voucherRows(page)
    .nth(3)
    .getByRole('button', { name: /^Actions for/ })
  await trigger.click()
  const item = page.getByRole('menuitem', { name: 'Delete' })
  const box = await item.boundingBox()
  if (!box) throw new Error('The menu has no item Delete.')
  await page.mouse.click(box.x + 20, box.y + 10)
  await expect(item).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(item).toHaveCount(0)

  await page.clock.resume()
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('two taps on Bulk Actions, 60 to 400 ms apart, delete nothing', async ({ page }) => {
    const total = await openSelected(page)
    for (const gap of [60, 180, 400]) {
      const point = await pointOf(page, 'Bulk Actions (2)', 0.5)
      await page.touchscreen.tap(...point)
      await pass(page, gap)
      await page.touchscreen.tap(...point)
      await expectOnlyOpen(page)
    }
    expect(await totalVouchers(page)).toBe(total)
  })

  test('two taps on Delete Vouchers delete nothing, and Delete does, once it is meant', async ({
    page,
  }) => {
    const total = await openSelected(page)
    await page.getByRole('button', { name: 'Bulk Actions (2)' }).tap()
    await outwaitShield(page)
    const point = await pointOf(page, 'Delete Vouchers', 0.5)
    await page.touchscreen.tap(...point)
    await page.touchscreen.tap(...point)
    await expect(dialog(page, 'Delete 2 vouchers?')).toBeVisible()
    await outwaitShield(page)
    await page.touchscreen.tap(...point)
    await expect(dialog(page, 'Delete 2 vouchers?')).toBeVisible()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Delete 2 vouchers' }).tap()
    await expect(page.getByText('2 vouchers deleted')).toBeVisible()
    await expect.poll(() => totalVouchers(page)).toBe(total - 2)
  })

  test('a tap on a menu item within 500 ms of the opening does nothing', async ({ page }) => {
    await openSelected(page)
    const trigger = voucherRows(page)
      .nth(0)
      .getByRole('button', { name: /^Actions for/ })
    await trigger.tap()
    const item = page.getByRole('menuitem', { name: 'Delete' })
    const box = await item.boundingBox()
    if (!box) throw new Error('The menu has no item Delete.')
    await page.touchscreen.tap(box.x + 20, box.y + 10)
    await expect(item).toBeVisible()
    await outwaitShield(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await item.tap()
    await expect(dialog(page, 'Delete Voucher')).toBeVisible()
  })
})
