import {
  chooseFromRow,
  expect,
  openSignedIn,
  writingTest as test,
  toast,
  voucherRows,
  type Page,
} from './fixtures'

test.use({
  // The picture of one restaurant is gone.
  expectedMessages: /Failed to load resource.*404/,
})

/** Presses Tab, as often as it takes, until the control with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      const label = isField ? element.labels?.[0]?.textContent : undefined
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
    })
    if (text.trim() === name) return
  }
  throw new Error(`Nothing called ${name} can be reached by Tab.`)
}

test('a voucher is created, found, edited, expired in bulk and deleted', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const create = page.getByRole('dialog', { name: 'Create New Voucher' })
  await create.getByLabel('Title').fill('Egusi Evening')
  await create.getByLabel('Type').selectOption('Discount')
  await create.getByLabel('Amount').fill('1500.50')
  await create.getByRole('button', { name: 'Generate' }).click()
  await expect(create.getByLabel('Code')).toHaveValue(/^[A-HJKMNP-Z2-9]{10}$/)
  await create.getByLabel('User').fill('bola@example.com')
  await create.getByLabel('Expiry date').fill('2027-03-01')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await create.getByRole('button', { name: 'Create Voucher' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ amount: '1500.50', expiryDate: '2027-03-01' })
  await expect(toast(page, 'Voucher added')).toBeVisible()
  await expect(create).toBeHidden()
  await expect(voucherRows(page).first()).toContainText('Egusi Evening')

  await page.getByRole('searchbox').fill('egusi evening')
  await expect(voucherRows(page)).toHaveCount(1)
  await chooseFromRow(page, 0, 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Voucher' })
  await expect(edit.getByLabel('Expiry date')).toHaveValue('2027-03-01')
  await edit.getByLabel('Title').fill('Egusi Evening again')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(voucherRows(page).first()).toContainText('Egusi Evening again')
  await expect(
    voucherRows(page)
      .first()
      .getByRole('button', { name: /^Actions/ }),
  ).toBeFocused()

  await voucherRows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bulk Actions (1)' }).click()
  const bulk = page.getByRole('dialog', { name: 'Bulk Action' })
  await expect(bulk.getByRole('listitem')).toContainText('Egusi Evening again')
  await bulk.getByRole('button', { name: 'Mark as Expired' }).click()
  await expect(toast(page, 'Successful')).toBeVisible()
  await expect(voucherRows(page).first()).toContainText('Expired')
  await expect(page.getByRole('button', { name: /^Bulk Actions/ })).toBeHidden()

  await chooseFromRow(page, 0, 'Delete')
  await expect(
    page.getByText('Are you sure you want to delete Egusi Evening again voucher?'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Voucher deleted')).toBeVisible()
  await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()
  await expect(page.locator(':focus')).toBeAttached()
})

test('the details have an address, lead to the order, and Back leads back', async ({ page }) => {
  await openSignedIn(page, '/vouchers?status=used&search=amala')
  await chooseFromRow(page, 0, 'View Details')
  const details = page.getByRole('dialog', { name: 'Voucher Details' })
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(/\/vouchers\?status=used&search=amala&voucher=[0-9a-f]{24}$/)
  const address = page.url()
  await details.getByRole('button', { name: 'View Order' }).click()
  const link = details.getByRole('link', { name: /^View order ORD-/ }).first()
  await link.click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f]{24}0$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
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

test('the pictures of restaurants are shown, or a letter in their place', async ({ page }) => {
  await openSignedIn(page, '/vouchers?status=used')
  const pictures = new Set<string>()
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
      pictures.add('picture')
    } else {
      await expect(image).toHaveCount(0)
      pictures.add('letter')
    }
    await page.keyboard.press('Escape')
  }
  expect([...pictures].toSorted()).toEqual(['letter', 'picture'])
})
test('everything is done with the keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  await tabTo(page, 'Create Voucher')
  await page.keyboard.press('Enter')
  const create = page.getByRole('dialog', { name: 'Create New Voucher' })
  await expect(create.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Keyboard Kilishi')
  await tabTo(page, 'Type')
  await page.keyboard.press('F')
  await expect(create.getByLabel('Type')).toHaveValue('free_delivery')
  await tabTo(page, 'Generate')
  await page.keyboard.press('Space')
  await tabTo(page, 'Expiry date')
  await page.keyboard.type('03012027')
  const date = create.getByLabel('Expiry date')
  await expect(date).toHaveValue('2027-03-01')
  // Without its year it is a part of a date, which stays to be completed.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(create.getByText('Enter a complete date: day, month and year')).toBeVisible()
  await expect(date).toBeFocused()
  await page.keyboard.type('2028')
  await expect(date).toHaveValue('2028-03-01')
  await expect(create.getByText('Enter a complete date: day, month and year')).toBeHidden()
  await tabTo(page, 'Create Voucher')
  await page.keyboard.press('Enter')
  await expect(create).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create Voucher' })).toBeFocused()

  await tabTo(page, 'Search vouchers')
  await page.keyboard.type('kilishi')
  await page.keyboard.press('Enter')
  await expect(voucherRows(page)).toHaveCount(1)
  await tabTo(page, 'Actions for Keyboard Kilishi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Voucher Details' })
  await expect(details).toBeFocused()
  await tabTo(page, 'Edit')
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit Voucher' })
  await expect(edit.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details.getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('button', { name: 'Actions for Keyboard Kilishi' })
  await expect(menu).toBeFocused()

  // Past the button that copies the code, and the title's link.
  for (let left = 0; left < 3; left += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'Bulk Actions (1)')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Selected vouchers' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bulk Actions (1)' })).toBeFocused()

  await tabTo(page, 'Actions for Keyboard Kilishi')
  await page.keyboard.press('Enter')
  // The menu takes the focus a moment after it has opened.
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Voucher deleted')).toBeVisible()
  await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()
  await expect(page.locator(':focus')).toBeAttached()
})

test('deleting moves the focus to the row that takes the place', async ({ page }) => {
  await openSignedIn(page, '/vouchers?page=3')
  await expect(voucherRows(page)).toHaveCount(20)
  const code = (index: number) => voucherRows(page).nth(index).locator('td').nth(4).innerText()
  const [gone, next] = [await code(4), await code(5)]
  await chooseFromRow(page, 4, 'Delete')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(gone)).toHaveCount(0)
  await expect.poll(() => code(4)).toBe(next)
  await expect(
    voucherRows(page)
      .nth(4)
      .getByRole('button', { name: /^Actions/ }),
  ).toBeFocused()
})

test('a page under a dialog does not scroll', async ({ page }) => {
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

    test('the expiry date is the same day everywhere, and stays so by another edit', async ({
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
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await edit.getByRole('button', { name: 'Save' }).click()
      expect((await sent).postDataJSON()).toMatchObject({ expiryDate: '2027-03-01' })
    })
  })
}
