import { expect, isolatedTest as test, openSignedIn, type Page } from './fixtures'
import { dialog } from './pages'

const rows = (page: Page) => page.locator('tbody tr[tabindex]')
const nameOf = async (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText()
const nextStep = (page: Page) => page.getByRole('button', { name: /^Next: / })

test('payouts are approved one by one with two key presses each, and a third where there is something to check', async ({
  page,
}) => {
  // The smallest first: they have an account, and need one administrator.
  await openSignedIn(page, '/payouts?status=requested&sort=amount')
  await expect(rows(page).nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const sheet = dialog(page, 'Payout Details')
  for (const ready of ['Approve', 'Approve next', 'Approve next']) {
    await expect(sheet.getByRole('button', { name: ready, exact: true })).toBeVisible()
    await page.keyboard.press('a')
    const question = dialog(page, 'Approve payout')
    const approve = question.getByRole('button', { name: /^Approve (?:₦|anyway)/ })
    await expect(approve).toBeVisible()
    // Which payouts share an account depends on the day.
    if (await question.getByText('Check this first').isVisible()) await page.keyboard.press('Tab')
    await expect(approve).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(nextStep(page)).toBeFocused()
  }
})

test('tickets are taken, answered and closed with the keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/tickets?status=open')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const sheet = dialog(page, 'Ticket Details')
  await expect(sheet.getByRole('button', { name: 'Take' })).toBeVisible()
  const first = await nameOf(page)
  await page.keyboard.press('a')
  await expect(nextStep(page)).toBeFocused()
  await page.keyboard.press('c')
  await expect(
    dialog(page, 'Close ticket').getByRole('button', { name: 'Close ticket' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nextStep(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { level: 3 })).not.toHaveText(first)
  await page.keyboard.press('k')
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(first)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/tickets?status=open')
})

test.describe('on a phone', { tag: '@matrix' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('payouts are approved one by one, with two taps for each', async ({ page }) => {
    await openSignedIn(page, '/payouts?status=requested&payee=vendor&sort=createdAt')
    await rows(page).first().tap()
    const sheet = dialog(page, 'Payout Details')
    await sheet.getByRole('button', { name: 'Approve', exact: true }).tap()
    const question = dialog(page, 'Approve payout')
    const names = new Set<string>()
    for (const count of [1, 2, 3]) {
      await question.getByRole('button', { name: /^Approve (?:₦|anyway)/ }).tap()
      await expect(nextStep(page)).toBeInViewport({ ratio: 1 })
      names.add(await nameOf(page))
      expect(names.size).toBe(count)
      await sheet.getByRole('button', { name: 'Approve next' }).tap()
      await expect(question).toBeVisible()
    }
  })

  test('a ticket is taken, and the next one follows', async ({ page }) => {
    await openSignedIn(page, '/tickets?status=open')
    await rows(page).first().tap()
    const sheet = dialog(page, 'Ticket Details')
    await sheet.getByRole('button', { name: 'Take' }).tap()
    const name = await nameOf(page)
    await expect(nextStep(page)).toBeInViewport({ ratio: 1 })
    await nextStep(page).tap()
    await expect(sheet.getByRole('heading', { level: 3 })).not.toHaveText(name)
    await sheet.getByRole('button', { name: 'Previous ticket' }).tap()
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(name)
  })
})
