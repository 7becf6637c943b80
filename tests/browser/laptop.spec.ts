import type { Locator } from '@playwright/test'
import { expect, openSignedIn, test } from './fixtures'

async function bottomOf(part: Locator) {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test.describe('on a laptop at 125 percent', () => {
  test.use({ viewport: { width: 1024, height: 576 } })

  test('the number of an order that was opened from the list is whole', async ({ page }) => {
    await openSignedIn(page, '/orders?status=preparing')
    await page.locator('tbody').getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Next order' })).toBeVisible()
    const isCut = await page
      .getByRole('heading', { level: 2 })
      .evaluate((heading) => heading.scrollHeight > heading.clientHeight + 4)
    expect(isCut).toBe(false)
  })

  test('the latest orders of a user are in sight, above the facts', async ({ page }) => {
    await openSignedIn(page, '/users/usr-087')
    const orders = page.getByRole('region', { name: 'Latest orders' })
    await expect(orders).toBeVisible()
    expect(await bottomOf(orders)).toBeLessThan(576)
    const facts = await page.getByRole('region', { name: 'User', exact: true }).boundingBox()
    expect(facts?.y).toBeGreaterThan(await bottomOf(orders))
  })

  test('the bank account of an applicant is in sight', async ({ page }) => {
    await openSignedIn(page, '/driver/drv-057')
    const number = page.getByRole('region', { name: 'Bank account' }).getByText('Number')
    await expect(number).toBeVisible()
    expect(await bottomOf(number)).toBeLessThan(576)
  })

  test('the first chart of the report is in sight with its dates', async ({ page }) => {
    await openSignedIn(page, '/analytics')
    const chart = page.getByRole('slider', { name: 'Orders per day' })
    await expect(chart).toBeVisible()
    expect(await bottomOf(chart)).toBeLessThan(576 - 20)
  })
})
