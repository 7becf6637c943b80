import { expect, openSignedIn, test, type Page } from './fixtures'
import { voucherRows } from './pages'

async function startTyping(page: Page) {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await expect(page).toHaveURL('/vouchers?status=used')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  await form.getByLabel('Title').fill('Half of it')
  return form
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard unsaved changes?' })

test('Back asks before it closes a form, also when pressed twice, and does not move meanwhile', async ({
  page,
}) => {
  const form = await startTyping(page)
  await page.evaluate(() => history.back())
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL('/vouchers?status=used')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/vouchers?status=used')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/vouchers')
  await expect(form).toBeHidden()
  await expect(voucherRows(page)).toHaveCount(20)
  await page.goForward()
  await expect(page).toHaveURL('/vouchers?status=used')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a jump over several pages is made as it was asked for', async ({ page }) => {
  const form = await startTyping(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Claimed')
  await expect(page).toHaveURL('/vouchers?status=claimed')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await form.getByLabel('Title').fill('Half of it')
  await page.evaluate(() => history.go(-2))
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/vouchers')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL('/vouchers?status=claimed')
})

test('Back closes a form also where the entry before has the same address', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.getByRole('searchbox').fill('suya')
  await expect(page).toHaveURL('/vouchers?search=suya')
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL('/vouchers')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Half of it')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Back closes a form that was not changed, without a question', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/vouchers')
})

test('the browser asks before a tab with a changed form is closed or loaded again, only then', async ({
  page,
}) => {
  const form = await startTyping(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual(['beforeunload'])
})

test('a form outlives the end of the session in another tab', async ({ page, context }) => {
  const form = await startTyping(page)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await other.getByRole('button', { name: /^Ada O/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Use demo account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/vouchers?status=used')
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await expect(other.getByRole('dialog')).toBeHidden()
})
