import { expect, openSignedIn, isolatedTest as test } from './fixtures'
import { chooseFromRow, toast, voucherRows } from './pages'

test.use({
  // One restaurant's image does not exist.
  expectedMessages: /Failed to load resource.*404/,
})

test('the details have a URL, link to the order, and close on Back', async ({ page }) => {
  await openSignedIn(page, '/vouchers?status=used&search=amala')
  await chooseFromRow(page, 0, 'View Details')
  const details = page.getByRole('dialog', { name: 'Voucher Details' })
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
  // Pressed twice before the browser has gone back.
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

test('an order shows the image of its restaurant, or a letter if there is none', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?status=used')
  const shown = new Set<string>()
  for (let index = 0; index < 8; index++) {
    await chooseFromRow(page, index, 'View Details')
    await page.getByRole('button', { name: 'View Order' }).click()
    const row = page
      .getByRole('table', { name: 'Orders' })
      .locator('tbody')
      .getByRole('row')
      .first()
    const image = row.locator('img')
    const cell = row.getByRole('cell').nth(1)
    await expect(cell).toHaveText(/\w/)
    if ((await cell.innerText()).match(/Nkechi|Buka/)) {
      await expect(image).toHaveJSProperty('complete', true)
      expect(
        await image.evaluate(
          (element) => element instanceof HTMLImageElement && element.naturalWidth,
        ),
      ).toBeGreaterThan(0)
      shown.add('image')
    } else {
      await expect(image).toHaveCount(0)
      shown.add('letter')
    }
    await page.keyboard.press('Escape')
  }
  expect([...shown].toSorted()).toEqual(['image', 'letter'])
})

test('deleting a voucher moves the focus to the next row', async ({ page }) => {
  await openSignedIn(page, '/vouchers?page=3')
  await expect(voucherRows(page)).toHaveCount(20)
  const code = (index: number) => voucherRows(page).nth(index).locator('td').nth(4).innerText()
  const [deleted, next] = [await code(4), await code(5)]
  await chooseFromRow(page, 4, 'Delete')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(deleted)).toHaveCount(0)
  await expect.poll(() => code(4)).toBe(next)
  await expect(
    voucherRows(page)
      .nth(4)
      .getByRole('button', { name: /^Actions/ }),
  ).toBeFocused()
})

test('the page below a dialog does not scroll', async ({ page }) => {
  await openSignedIn(page, '/vouchers?status=used')
  await chooseFromRow(page, 0, 'View Details')
  await page.getByRole('button', { name: 'View Order' }).click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Voucher' })
  await edit.getByLabel('Type').selectOption('Discount')
  await edit.getByLabel('Amount').fill('')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Amount is required')).toBeVisible()
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const timezoneId of ['America/Los_Angeles', 'Africa/Lagos', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('an expiry date is the same day in every time zone, also after an edit', async ({
      page,
    }) => {
      const title = `Expiry in ${timezoneId}`
      await openSignedIn(page, '/vouchers?create=bola%40example.com')
      const create = page.getByRole('dialog', { name: 'Create New Voucher' })
      await create.getByLabel('Title').fill(title)
      await create.getByLabel('Type').selectOption('Free Delivery')
      await create.getByLabel('Expiry date').fill('2027-03-01')
      await create.getByRole('button', { name: 'Create Voucher' }).click()
      await expect(create).toBeHidden()
      await page.goto(`/vouchers?search=${encodeURIComponent(title)}`)
      await chooseFromRow(page, 0, 'View Details')
      const details = page.getByRole('dialog', { name: 'Voucher Details' })
      await expect(details.getByText('1 March 2027')).toBeVisible()
      await details.getByRole('button', { name: 'Edit' }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Voucher' })
      await edit.getByLabel('Title').fill(`${title}!`)
      const request = page.waitForRequest((sent) => sent.method() === 'PATCH')
      await edit.getByRole('button', { name: 'Save' }).click()
      expect((await request).postDataJSON()).toMatchObject({ expiryDate: '2027-03-01' })
    })
  })
}
