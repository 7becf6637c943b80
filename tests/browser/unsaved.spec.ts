import { expect, openSignedIn, signIn, test, type Page } from './fixtures'
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

test('Back asks before it closes a changed form, also when it is pressed twice', async ({
  page,
}) => {
  const form = await startTyping(page)
  await page.evaluate(() => history.back())
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/vouchers?status=used')
  await expect(form).toBeHidden()
  await expect(voucherRows(page)).toHaveCount(20)
  await page.goForward()
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await expect(form.getByLabel('Title')).toHaveValue('')
})

test('discarding a form completes a jump over several history entries', async ({ page }) => {
  const form = await startTyping(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Claimed')
  await expect(page).toHaveURL('/vouchers?status=claimed')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await form.getByLabel('Title').fill('Half of it')
  await page.evaluate(() => history.go(-3))
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/vouchers')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL('/vouchers?status=claimed')
})

test('Back closes a form if the previous history entry has the same URL', async ({ page }) => {
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

test('Back closes an unchanged form without asking', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used')
})

test('the browser asks before it closes a tab with a changed form, and only then', async ({
  page,
}) => {
  const form = await startTyping(page)
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual(['beforeunload'])
})

test('a form is restored after another tab has logged out', async ({ page, context }) => {
  const form = await startTyping(page)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await other.getByRole('button', { name: /^Ada O/ }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page)
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await expect(form.getByLabel('Title')).toHaveValue('Half of it')
  await expect(other.getByRole('dialog')).toBeHidden()
})
