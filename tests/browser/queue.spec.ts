import { expect, isolatedTest as test, openSignedIn, type Page } from './fixtures'
import { dialog } from './pages'

const rows = (page: Page) => page.locator('tbody tr[tabindex]')
const nameOf = async (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText()
const nextStep = (page: Page) => page.getByRole('button', { name: /^Next: / })

test('five payouts are approved one by one with twelve key presses', async ({ page }) => {
  await openSignedIn(page, '/payouts?status=requested')
  await expect(rows(page).first()).toBeVisible()
  const approved = new Set<string>()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const sheet = dialog(page, 'Payout Details')
  await expect(sheet.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  for (const presses of [4, 6, 8, 10, 12]) {
    if (presses > 4) await expect(sheet.getByRole('button', { name: 'Approve next' })).toBeVisible()
    await page.keyboard.press('a')
    const question = dialog(page, 'Approve payout')
    await expect(question.getByRole('button', { name: /^Approve ₦/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(nextStep(page)).toBeFocused()
    approved.add(await nameOf(page))
    // Each payout took two presses, after two for the first one.
    expect(approved.size).toBe(presses / 2 - 1)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('payouts are approved one by one with eleven taps for five', async ({ page }) => {
    await openSignedIn(page, '/payouts?status=requested')
    await rows(page).first().tap()
    const sheet = dialog(page, 'Payout Details')
    await sheet.getByRole('button', { name: 'Approve', exact: true }).tap()
    const question = dialog(page, 'Approve payout')
    const names = new Set<string>()
    for (const taps of [5, 7, 9, 11]) {
      await question.getByRole('button', { name: /^Approve ₦/ }).tap()
      await expect(nextStep(page)).toBeInViewport({ ratio: 1 })
      const name = await nameOf(page)
      names.add(name)
      await sheet.getByRole('button', { name: 'Approve next' }).tap()
      await expect(question).toBeVisible()
      // Each payout takes two taps, after one that opens the first.
      expect(names.size).toBe((taps - 3) / 2)
    }
    await question.getByRole('button', { name: /^Approve ₦/ }).tap()
    await expect(nextStep(page)).toBeVisible()
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
