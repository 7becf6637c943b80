import { expect, openSignedIn, isolatedTest as test } from './fixtures'
import {
  chooseFromRow,
  dialog,
  expectLoaded,
  rowMenu,
  toast,
  voucherColumn,
  voucherRows,
} from './pages'

test.use({
  // One restaurant's image does not exist.
  expectedMessages: /Failed to load resource.*404/,
})

test('voucher details have a URL, link to the order, and close once with Back, Close or Escape', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?status=used&search=amala')
  await chooseFromRow(page, 0, 'View Details')
  const details = dialog(page, 'Voucher Details')
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(/\/vouchers\?status=used&search=amala&voucher=[0-9a-f]{24}$/)
  const url = page.url()
  await details.getByRole('button', { name: 'View Order' }).click()
  const link = details.getByRole('link', { name: /^View order ORD-/ }).first()
  await link.click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f]{24}0$/)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used&search=amala')
  await page.goForward()
  await expect(details).toBeVisible()
  // The second click comes before the browser has gone back.
  await details
    .getByRole('button', { name: 'Close' })
    .first()
    .evaluate((button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  await expect(details).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used&search=amala')
  await page.goForward()
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used&search=amala')
})

test('deleting a voucher moves the focus to the next row', async ({ page }) => {
  await openSignedIn(page, '/vouchers?page=3')
  await expectLoaded(page)
  const codes = await voucherColumn(page, 'Code')
  const deleted = await codes.nth(4).innerText()
  const next = await codes.nth(5).innerText()
  await chooseFromRow(page, 4, 'Delete')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(deleted)).toHaveCount(0)
  await expect(codes.nth(4)).toHaveText(next)
  await expect(rowMenu(page, 4)).toBeFocused()
})

for (const timezoneId of ['America/Los_Angeles', 'Africa/Lagos', 'Pacific/Auckland']) {
  const tag = timezoneId === 'Pacific/Auckland' ? [] : ['@matrix']
  test.describe(`in ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId })

    test(`an expiry date is the same day in ${timezoneId}, also after an edit`, async ({
      page,
    }) => {
      const title = `Expiry in ${timezoneId}`
      await openSignedIn(page, '/vouchers?create=bola%40example.com')
      const create = dialog(page, 'Create New Voucher')
      await create.getByLabel('Title').fill(title)
      await create.getByLabel('Type').selectOption('Free Delivery')
      await create.getByLabel('Expiry date').fill('2027-03-01')
      await create.getByRole('button', { name: 'Create Voucher' }).click()
      await expect(create).toBeHidden()
      await expect(voucherRows(page).first()).toContainText(title)
      await chooseFromRow(page, 0, 'View Details')
      const details = dialog(page, 'Voucher Details')
      await expect(details.getByText('1 March 2027')).toBeVisible()
      await details.getByRole('button', { name: 'Edit' }).click()
      const edit = dialog(page, 'Edit Voucher')
      await edit.getByLabel('Title').fill(`${title}!`)
      const request = page.waitForRequest((sent) => sent.method() === 'PATCH')
      await edit.getByRole('button', { name: 'Save' }).click()
      expect((await request).postDataJSON()).toMatchObject({ expiryDate: '2027-03-01' })
    })
  })
}

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('an order shows the image of its restaurant or a letter, and the page below a dialog does not scroll', async ({
    page,
  }) => {
    await openSignedIn(page, '/vouchers?status=used')
    const order = page
      .getByRole('table', { name: 'Orders' })
      .locator('tbody')
      .getByRole('row')
      .first()
    const image = order.locator('img')
    const shown = new Set<string>()
    for (let index = 0; index < 8 && shown.size < 2; index++) {
      if (index > 0) await page.keyboard.press('Escape')
      await chooseFromRow(page, index, 'View Details')
      await page.getByRole('button', { name: 'View Order' }).click()
      const restaurant = order.getByRole('cell', { name: /Nkechi|Buka/ })
      await expect(order).toHaveText(/\w/)
      if (await restaurant.isVisible()) {
        await expect(image).toHaveJSProperty('complete', true)
        await expect(image).not.toHaveJSProperty('naturalWidth', 0)
        shown.add('image')
      } else {
        await expect(image).toHaveCount(0)
        shown.add('letter')
      }
    }
    expect([...shown].toSorted()).toEqual(['image', 'letter'])

    await page.getByRole('button', { name: 'Edit' }).click()
    const edit = dialog(page, 'Edit Voucher')
    await edit.getByLabel('Type').selectOption('Discount')
    await edit.getByLabel('Amount').fill('')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Amount is required')).toBeVisible()
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
