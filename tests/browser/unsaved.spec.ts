import { expect, isolatedTest, openSignedIn, signIn, test, type Page } from './fixtures'
import { boxOf, dialog, expectLoaded, logOut, sidewaysScroll } from './pages'

const form = (page: Page) => dialog(page, 'Create New Voucher')
const confirmation = (page: Page) => dialog(page, 'Discard unsaved changes?')
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' }).click()

async function filterByStatus(page: Page, label: string) {
  await page.getByRole('combobox', { name: 'Status' }).selectOption(label)
  await expect(page).toHaveURL(`/vouchers?status=${label.toLowerCase()}`)
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(form(page)).toBeVisible()
}

/** Opens a form from a filtered list and types a title. */
async function startTyping(page: Page) {
  await openSignedIn(page, '/vouchers')
  await filterByStatus(page, 'Used')
  await openForm(page)
  await form(page).getByLabel('Title').fill('Half of it')
}

test('Back closes an unchanged form, and asks before it closes a changed form, also when pressed twice', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await filterByStatus(page, 'Used')
  await openForm(page)
  await page.goBack()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used')

  await openForm(page)
  const title = form(page).getByLabel('Title')
  await title.fill('Half of it')
  await page.evaluate(() => history.back())
  await expect(confirmation(page)).toBeVisible()
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(confirmation(page)).toBeHidden()
  await expect(title).toHaveValue('Half of it')
  await page.evaluate(() => history.back())
  await discard(page)
  await expect(page).toHaveURL('/vouchers?status=used')
  await expect(form(page)).toBeHidden()
  await expectLoaded(page)
  await page.goForward()
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await expect(title).toHaveValue('')
})

test('Back closes only a form that no URL has opened, and asks if it is changed', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await filterByStatus(page, 'Used')
  await page.getByRole('button', { name: /^Ada O/ }).click()
  await page.getByRole('menuitem', { name: 'Saved replies…', exact: true }).press('Enter')
  const replies = dialog(page, 'Saved replies')
  const reply = dialog(page, 'Save a reply')
  await replies.getByRole('button', { name: 'Add a reply' }).press('Enter')
  await expect(reply).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(reply).toBeHidden()

  await replies.getByRole('button', { name: 'Add a reply' }).press('Enter')
  await reply.getByLabel('Text').fill('Half of it')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(reply.getByLabel('Text')).toHaveValue('Half of it')
  await page.evaluate(() => history.back())
  await discard(page)
  await expect(reply).toBeHidden()
  await expect(replies).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(replies).toBeHidden()
  await expect(page).toHaveURL('/vouchers?status=used')
})

test('the browser asks before it closes a tab with a changed form, and only then', async ({
  page,
}) => {
  await startTyping(page)
  const prompts: string[] = []
  page.on('dialog', async (prompt) => {
    prompts.push(prompt.type())
    await prompt.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => prompts).toEqual(['beforeunload'])
  await expect(form(page).getByLabel('Title')).toHaveValue('Half of it')
  await page.keyboard.press('Escape')
  await discard(page)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(prompts).toEqual(['beforeunload'])
})

test('a form is restored with its input after another tab has logged out', async ({
  page,
  context,
}) => {
  await startTyping(page)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await logOut(other)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page)
  await expect(page).toHaveURL('/vouchers?status=used&dialog=create')
  await expect(form(page).getByLabel('Title')).toHaveValue('Half of it')
  await expect(other.getByRole('dialog')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('what was typed is there after a reload, until it is discarded', async ({ page }) => {
    await openSignedIn(page, '/vouchers?dialog=create')
    await form(page).getByLabel('Title').fill('Half of it')
    await form(page).getByLabel('Expiry date').fill('2027-03-01')
    page.on('dialog', (prompt) => prompt.accept())
    await page.reload()
    await expect(form(page).getByText('Draft restored')).toBeInViewport({ ratio: 1 })
    await expect(form(page).getByLabel('Title')).toHaveValue('Half of it')
    await expect(form(page).getByLabel('Expiry date')).toHaveValue('2027-03-01')
    expect(await sidewaysScroll(page)).toBe(0)
    const button = form(page).getByRole('button', { name: 'Discard' })
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(40)

    await button.tap()
    await expect(form(page).getByText('Draft restored')).toBeHidden()
    await expect(form(page).getByLabel('Title')).toHaveValue('')
    // An uncontrolled field follows too.
    await expect(form(page).getByLabel('Expiry date')).toHaveValue('')
    await expect(form(page).getByLabel('Title')).toBeFocused()
    await page.reload()
    await expect(form(page).getByLabel('Title')).toHaveValue('')
    await expect(form(page).getByText('Draft restored')).toBeHidden()
  })
})

const hasDraft = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('marketplace-admin.draft') !== null)

isolatedTest('a duplicated tab empties the form that the other tab has sent', async ({ page }) => {
  await openSignedIn(page, '/vouchers?dialog=create')
  await form(page).getByLabel('Title').fill('Half of it')
  await form(page).getByLabel('Type').selectOption('Free Delivery')
  const opened = page.waitForEvent('popup')
  // Gets a copy of the session storage, as a duplicated tab does.
  await page.evaluate(() => void window.open(window.location.href))
  const duplicate = await opened
  await expect(form(duplicate).getByText('Draft restored')).toBeVisible()
  await form(page).getByRole('button', { name: 'Create Voucher' }).click()
  await expect(form(page)).toBeHidden()
  await expect(form(duplicate).getByLabel('Title')).toHaveValue('')
  await expect(duplicate.getByText('This was sent or discarded on another page')).toBeVisible()
  expect(await hasDraft(duplicate)).toBe(false)
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('discarding a form completes a jump over several history entries, and Back to an entry with the same URL', async ({
    page,
  }) => {
    await startTyping(page)
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await discard(page)
    await filterByStatus(page, 'Claimed')
    await openForm(page)
    await form(page).getByLabel('Title').fill('Half of it')
    await page.evaluate(() => history.go(-3))
    await discard(page)
    await expect(page).toHaveURL('/vouchers')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.evaluate(() => history.go(2))
    await expect(page).toHaveURL('/vouchers?status=claimed')

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/vouchers')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.getByRole('searchbox').fill('suya')
    await expect(page).toHaveURL('/vouchers?search=suya')
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL('/vouchers')
    await openForm(page)
    await form(page).getByLabel('Title').fill('Half of it')
    await page.evaluate(() => history.back())
    await discard(page)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('Back in the question of a notification returns to its form, and the focus to its button', async ({
    page,
  }) => {
    await openSignedIn(page, '/notifications')
    await page.getByRole('button', { name: 'Send notification' }).click()
    const notification = page.getByRole('form', { name: 'Send notification' })
    await notification.getByLabel('Title').fill('Rain delays')
    await notification.getByLabel('Message').fill('Deliveries take longer tonight.')
    await notification.getByLabel('Audience').selectOption('Users')
    await notification.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: /^Send to \d/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(notification.getByRole('button', { name: 'Continue' })).toBeFocused()
    await expect(notification.getByLabel('Title')).toHaveValue('Rain delays')
  })

  test('a draft is gone after Back has discarded its form, also a choice that needs no question', async ({
    page,
  }) => {
    await startTyping(page)
    await page.evaluate(() => history.back())
    await discard(page)
    await expect(form(page)).toBeHidden()
    expect(await hasDraft(page)).toBe(false)
    await page.goto('/tickets?ticket=tck-005')
    await page.getByRole('button', { name: 'Assign…' }).click()
    await dialog(page, 'Assign ticket').getByRole('radio').last().check()
    expect(await hasDraft(page)).toBe(true)
    await page.goBack()
    await expect(dialog(page, 'Assign ticket')).toBeHidden()
    expect(await hasDraft(page)).toBe(false)
  })

  isolatedTest(
    'a form that was left in one page of a tab is empty once another page has sent it',
    async ({ page }) => {
      page.on('dialog', (prompt) => prompt.accept())
      await openSignedIn(page, '/vouchers?dialog=create')
      await form(page).getByLabel('Title').fill('Half of it')
      await page.goto('/orders')
      await page.goto('/vouchers?dialog=create')
      await expect(form(page).getByText('Draft restored')).toBeVisible()
      await form(page).getByLabel('Type').selectOption('Free Delivery')
      await form(page).getByRole('button', { name: 'Create Voucher' }).click()
      await expect(form(page)).toBeHidden()
      await page.goBack()
      await page.goBack()
      await expect(form(page).getByLabel('Title')).toHaveValue('')
    },
  )
})
