import { expect, openSignedIn, test, type Page } from './fixtures'
import { dialog } from './pages'

/** Starts to decline the first two payouts, whose responses are held. Returns a function that releases them. */
async function startDecline(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/crm/payout/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await released
    // The payouts stay as they are for the other tests.
    return route.fulfill({ json: {} })
  })
  await openSignedIn(page, '/payouts?status=requested')
  const boxes = page.getByRole('checkbox', { name: /^Select PAY/ })
  await boxes.first().click()
  await boxes.nth(1).click()
  await page.getByRole('group', { name: 'Selection' }).getByText('Decline').click()
  const question = dialog(page, 'Decline 2 payouts')
  await question.getByLabel('Reason').selectOption('Duplicate request')
  await question.getByRole('button', { name: /^Decline 2 payouts/ }).press('Enter')
  return release
}

test('Back and closing the tab ask while payouts are declined, and the focus follows the run', async ({
  page,
}) => {
  const release = await startDecline(page)
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toBeFocused()

  await page.evaluate(() => history.back())
  await expect(dialog(page, 'Stop and close?')).toBeVisible()
  await expect(page).toHaveURL('/payouts?status=requested&dialog=decline')
  await page.getByRole('button', { name: 'Keep going' }).click()
  await expect(stop).toBeFocused()

  const prompts: string[] = []
  page.on('dialog', async (prompt) => {
    prompts.push(prompt.type())
    await prompt.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => prompts).toEqual(['beforeunload'])

  release()
  await expect(page.getByText('2 declined')).toBeVisible()
  await expect(
    page.getByRole('button').getByText('Close', { exact: true }).locator('..'),
  ).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/payouts?status=requested')
  // What is done is not selected any more.
  await expect(page.getByRole('group', { name: 'Selection' })).toBeHidden()
})
