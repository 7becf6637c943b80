import { expect, isolatedTest, openSignedIn, test } from './fixtures'
import { boxOf, dialog, sidewaysScroll } from './pages'

test('a press on the amount of a refund selects it, so that typing replaces it', async ({
  page,
}) => {
  await openSignedIn(page, '/orders/ord-009?dialog=refund')
  const form = dialog(page, 'Refund order')
  const amount = form.getByLabel('Amount')
  await expect(amount).toBeFocused()
  await form
    .getByRole('button', { name: /^One more: / })
    .first()
    .click()
  await amount.click()
  await page.keyboard.type('7')
  await expect(amount).toHaveValue('7')
  // Another press puts the cursor into the amount.
  await amount.click()
  await page.keyboard.type('50')
  await expect(amount).toHaveValue('750')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the amount of a refund of many items is in sight, with all that is asked', async ({
    page,
  }) => {
    await openSignedIn(page, '/orders/ord-015?dialog=refund')
    const form = dialog(page, 'Refund order')
    for (const label of ['Amount', 'Reason', 'Who bears the cost']) {
      await expect(form.getByLabel(label)).toBeInViewport({ ratio: 1 })
    }
    await form
      .getByRole('button', { name: /^One more: / })
      .last()
      .click()
    await expect(form.getByLabel('Amount')).toBeInViewport({ ratio: 1 })
  })
})

const phoneTest = isolatedTest.extend({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

phoneTest(
  'on a phone, each of many orders gets its driver, and one is changed',
  async ({ page }) => {
    await openSignedIn(page, '/orders?status=preparing')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).tap()
    await page
      .getByRole('group', { name: 'Selection' })
      .getByRole('button', { name: 'Assign driver' })
      .tap()
    const form = page.getByRole('dialog', { name: /^Assign (?:a driver|drivers) to/ })
    const selects = form.getByRole('combobox', { name: /^Driver for ORD-/ })
    await expect(selects.first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect((await boxOf(selects.first())).height).toBeGreaterThanOrEqual(44)
    const button = form.getByRole('button', { name: /^Assign / })
    await expect(button).toBeInViewport({ ratio: 1 })
    const count = async () => Number(/\d+/.exec(await button.innerText())?.[0])
    const suggested = await count()
    expect(suggested).toBeGreaterThan(0)
    // The first one is left out, if it has a driver, or the other way round.
    const first = selects.first()
    const isLeftOut = (await first.inputValue()) === ''
    await first.selectOption({ index: isLeftOut ? 1 : 0 })
    const changed = suggested + (isLeftOut ? 1 : -1)
    await expect.poll(count).toBe(changed)
    await button.tap()
    await expect(page.getByText(`${changed} assigned`)).toBeVisible()
  },
)
