import { expect, fillInSignIn, openSignedIn, test, voucherRows, type Page } from './fixtures'

const SHARED = '/vouchers?status=used&type=voucher&search=jollof&page=2'

/** The codes of the rows, which tell the vouchers apart. */
async function codes(page: Page) {
  await expect(page.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  return voucherRows(page).locator('td:nth-child(5)').allInnerTexts()
}

test('a shared address leads through the sign-in to exactly its rows, in every browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(SHARED)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(SHARED)}`)
  await fillInSignIn(page)
  await expect(page).toHaveURL(SHARED)
  await expect(voucherRows(page)).toHaveCount(4)
  await expect(page.getByText('21–24 of 24 vouchers')).toBeVisible()
  const rows = await codes(page)

  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const colleague = await other.newPage()
  await colleague.goto(SHARED)
  await fillInSignIn(colleague)
  await expect(colleague).toHaveURL(SHARED)
  expect(await codes(colleague)).toEqual(rows)
  await other.close()
})

test('filters, search and pages live in the address: back, forward and reload bring them back', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await expect(page).toHaveURL('/vouchers?status=used')
  const search = page.getByPlaceholder('Search vouchers...')
  await search.pressSequentially('jollof', { delay: 40 })
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof')
  await expect(page.getByText(/^1–20 of \d+ vouchers$/)).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof&page=2')
  await expect(page.getByText(/^21–\d+ of \d+ vouchers$/)).toBeVisible()
  const second = await codes(page)

  await page.reload()
  await expect(search).toHaveValue('jollof')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('used')
  expect(await codes(page)).toEqual(second)

  await page.goBack()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof')
  await expect(page.getByText(/^1–20 of \d+ vouchers$/)).toBeVisible()
  await page.goBack()
  // The search replaced the filter's entry in the history, so this is the page before the filter.
  await expect(page).toHaveURL('/vouchers')
  await expect(search).toHaveValue('')
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof&page=2')
  await expect(search).toHaveValue('jollof')
  expect(await codes(page)).toEqual(second)
})

test('rows are selected with the mouse and the keyboard, across pages', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  const boxes = voucherRows(page).getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Bulk Actions (4)' })).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('21–40 of 240')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Bulk Actions (5)' })).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' })
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.click()
  await expect(page.getByRole('button', { name: 'Bulk Actions (24)' })).toBeVisible()
})

test('the row menu opens with the keyboard and gives the focus back', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  const menu = voucherRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})
