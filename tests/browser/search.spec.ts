import { expect, openSignedIn, test } from './fixtures'
import { resize } from './pages'

test('Back from a result returns to the same place, and only a mouse focuses the field on arrival', async ({
  page,
}) => {
  await openSignedIn(page, '/search?search=bola')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  const last = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem').last()
  // The router saves only what has scrolled: it learns that from the event, which follows in the next frame.
  const scrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('scroll', () => resolve(), { once: true })
      }),
  )
  await last.scrollIntoViewIfNeeded()
  await scrolled
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await scrollTop()
  expect(before).toBeGreaterThan(100)
  // A click would scroll to it first.
  await last.getByRole('link').dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Transaction Details' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(await scrollTop()).toBe(before)
  await expect(field).toBeFocused()

  await resize(page, 390, 844)
  await page.reload()
  await expect(last).toBeVisible()
  await expect(field).not.toBeFocused()
})
