import { expect, fillInSignIn, test, type Page } from './fixtures'

test.use({ expectedMessages: /Failed to load resource.*401/ })

/** Has the server end the session, which a toast reports. */
async function raiseToast(page: Page) {
  await page.goto('/vouchers?search=fault-unauthenticated')
  await fillInSignIn(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const toast = page.getByRole('alert').filter({ hasText: 'You have been signed out' })
  await expect(toast).toBeVisible()
  return toast
}

test('a session that the server ends leads to the sign-in, with one toast at the top right', async ({
  page,
}) => {
  const toast = await raiseToast(page)
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText('Unauthenticated')
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
  expect(box?.y).toBeLessThan(40)
})

test('a saved session that has ended leads to the sign-in when the page is opened', async ({
  page,
}) => {
  await page.goto('/vouchers')
  await fillInSignIn(page)
  await expect(page.getByRole('heading', { name: 'Voucher Management' })).toBeVisible()
  await page.goto('/vouchers?search=fault-unauthenticated')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(
    page.getByRole('alert').filter({ hasText: 'You have been signed out' }),
  ).toBeVisible()
})

test('Alt+T goes to the toast, Escape dismisses it', async ({ page }) => {
  const toast = await raiseToast(page)
  await page.keyboard.press('Alt+t')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})

test('a toast that is dragged over 80 percent of its width is dismissed, less far it comes back', async ({
  page,
}) => {
  const toast = await raiseToast(page)
  const box = await toast.boundingBox()
  if (!box) throw new Error('The toast has no place.')
  const drag = async (share: number) => {
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 - box.width * share, box.y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await drag(0.7)
  await expect(toast).toHaveCSS('transform', 'none')
  await expect(toast).toBeVisible()
  await drag(0.85)
  await expect(toast).toBeHidden()
})
