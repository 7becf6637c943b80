import { expect, openSignedIn, isolatedTest, type Page } from './fixtures'
import { boxOf, dialog, rowMenu, voucherRows } from './pages'

const test = isolatedTest
test.use({ pressShield: true })

const shield = (page: Page) => page.locator('[data-slot="ignore-presses"]')

async function totalVouchers(page: Page) {
  const text = await page.getByRole('definition').first().textContent()
  return Number(text?.replace(/\D/g, ''))
}

const dialogs = (page: Page) => page.getByRole('dialog')

/** Opens the page and selects two rows. The chunks of menus and dialogs have loaded, so they open at once. */
async function openSelected(page: Page, url = '/vouchers') {
  await page.clock.install()
  await openSignedIn(page, url)
  const boxes = voucherRows(page).getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await rowMenu(page, 0).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const total = await totalVouchers(page)
  // From here on only `runFor` moves the clock, so the time between presses does not depend on the computer.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(shield(page)).toHaveCount(0)
  return total
}

/** Moves the clock past the time in which presses are ignored. */
async function outwaitShield(page: Page) {
  await expect(shield(page)).toHaveCount(1)
  await page.clock.runFor(500)
  await expect(shield(page)).toHaveCount(0)
}

/** A point in the upper part of a button, as a fraction of its height, once the button has stopped moving. */
async function pointOf(page: Page, name: string, part = 0.3) {
  const button = page.getByRole('button', { name })
  // A trial click waits until the dialog's animation has ended, and clicks nothing.
  await button.click({ trial: true })
  const { x, y, width, height } = await boxOf(button)
  return [x + width / 2, y + height * part] as const
}

/** Expects the bulk actions to be open, without a confirmation, and closes them. */
async function expectOnlyOpen(page: Page) {
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await outwaitShield(page)
  await expect(dialog(page, 'Bulk Action')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  // A dialog that closes shields the page too.
  await outwaitShield(page)
}

test('two clicks on Bulk Actions, 60 to 400 ms apart, only open the dialog, and two on Cancel only close it', async ({
  page,
}) => {
  const total = await openSelected(page)
  for (const gap of [60, 120, 250, 400]) {
    const point = await pointOf(page, 'Bulk Actions (2)')
    await page.mouse.click(...point)
    await page.clock.runFor(gap)
    await page.mouse.click(...point)
    await expectOnlyOpen(page)
  }
  expect(await totalVouchers(page)).toBe(total)

  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await outwaitShield(page)
  const point = await pointOf(page, 'Cancel')
  await page.mouse.click(...point)
  await page.clock.runFor(200)
  await page.mouse.click(...point)
  await expect(dialogs(page)).toHaveCount(0)
  await outwaitShield(page)
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/vouchers')
})

test('two clicks on Delete Vouchers only open a confirmation, which a third click at the same point does not accept', async ({
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
  await page.mouse.click(...point)
  await expect(dialog(page, 'Delete 2 vouchers?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogs(page)).toHaveCount(0)
  expect(await totalVouchers(page)).toBe(total)
})

test('clicks within 500 ms after a dialog or menu opens are ignored, but key presses are not', async ({
  page,
}) => {
  await openSelected(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await page.mouse.click(10, 400)
  await outwaitShield(page)
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(dialogs(page)).toHaveCount(0)
  await outwaitShield(page)

  await rowMenu(page, 3).click()
  const item = page.getByRole('menuitem', { name: 'Delete' })
  const { x, y } = await boxOf(item)
  await page.mouse.click(x + 20, y + 10)
  await expect(item).toBeVisible()
  await expect(dialogs(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(item).toHaveCount(0)

  await page.clock.resume()
  await rowMenu(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogs(page)).toHaveCount(0)
})

test('the mouse button is released on an item of the menu that it has opened, and then presses are ignored', async ({
  page,
}) => {
  await openSelected(page)
  const { x, y, width, height } = await boxOf(rowMenu(page, 0))
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const item = await boxOf(page.getByRole('menuitem', { name: 'View Details' }))
  await page.mouse.move(item.x + 20, item.y + 10, { steps: 3 })
  await page.mouse.up()
  await expect(dialog(page, 'Voucher Details')).toBeVisible()
  await page.mouse.click(10, 400)
  await page.clock.runFor(100)
  await expect(dialog(page, 'Voucher Details')).toBeVisible()
  await outwaitShield(page)
  await page.mouse.click(10, 400)
  await expect(dialogs(page)).toHaveCount(0)
})

test.describe('on a phone', { tag: '@matrix' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('on a phone, two taps on Bulk Actions or Delete Vouchers delete nothing, and the confirmation deletes', async ({
    page,
  }) => {
    const total = await openSelected(page)
    for (const gap of [60, 180, 400]) {
      const point = await pointOf(page, 'Bulk Actions (2)', 0.5)
      await page.touchscreen.tap(...point)
      await page.clock.runFor(gap)
      await page.touchscreen.tap(...point)
      await expectOnlyOpen(page)
    }
    expect(await totalVouchers(page)).toBe(total)

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

  test('on a phone, a tap on a menu item within 500 ms after the menu opens is ignored', async ({
    page,
  }) => {
    await openSelected(page)
    await rowMenu(page, 0).tap()
    const item = page.getByRole('menuitem', { name: 'Delete' })
    const { x, y } = await boxOf(item)
    await page.touchscreen.tap(x + 20, y + 10)
    await expect(item).toBeVisible()
    await outwaitShield(page)
    await expect(dialogs(page)).toHaveCount(0)
    await item.tap()
    await expect(dialog(page, 'Delete Voucher')).toBeVisible()
  })
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('two clicks on Mark as Expired only open a confirmation if used vouchers are selected', async ({
    page,
  }) => {
    const total = await openSelected(page, '/vouchers?status=used')
    for (const gap of [60, 400]) {
      await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
      await outwaitShield(page)
      const point = await pointOf(page, 'Mark as Expired')
      await page.mouse.click(...point)
      await page.clock.runFor(gap)
      await page.mouse.click(...point)
      await expect(dialog(page, 'Expire 2 vouchers?')).toBeVisible()
      await outwaitShield(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialogs(page)).toHaveCount(0)
      await outwaitShield(page)
    }
    expect(await totalVouchers(page)).toBe(total)
  })

  test('two clicks on Save of a campaign only open a question, which a second press confirms', async ({
    page,
  }) => {
    await page.clock.install()
    await openSignedIn(page, '/vouchers?dialog=reward')
    const buffer = Buffer.from('Email Address,Full Name\nbola@example.com,Bola Ade\n')
    await page.getByLabel('Campaign Name').fill('Thank you')
    await page
      .getByLabel('Upload CSV')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('1 person will be rewarded')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await expect(shield(page)).toHaveCount(0)
    const point = await pointOf(page, 'Save')
    await page.mouse.click(...point)
    await page.clock.runFor(200)
    await page.mouse.click(...point)
    const question = page.getByText('Reward 1 person? Each gets what the backend has set for')
    await expect(question).toBeVisible()
    await outwaitShield(page)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Reward 1 person' }).click()
    await page.clock.resume()
    await expect(page.getByText('1 person rewarded')).toBeVisible()
  })
})
