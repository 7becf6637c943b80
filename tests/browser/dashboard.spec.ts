import { expect, openSignedIn, test, type Page } from './fixtures'
import { boxOf, dialog, sidewaysScroll } from './pages'
import { SLOW_PORT } from './ports'

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted: number
  }
}

const bar = (page: Page) => page.locator('[data-slot="status-bar"]')

async function expectDashboard(page: Page) {
  await expect(page.getByRole('region', { name: 'Newest vouchers' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
}

test.describe('with slow responses', () => {
  test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

  test('the dashboard does not shift when its data arrive, at any width', async ({ page }) => {
    await page.addInitScript(() => {
      window.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) window.shifted += Number(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const sizes = [
      [1440, 1200],
      [820, 1700],
      [390, 2300],
    ] as const
    for (const [index, [width, height]] of sizes.entries()) {
      await page.setViewportSize({ width, height })
      await (index === 0 ? openSignedIn(page, '/') : page.reload())
      await expectDashboard(page)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(await page.evaluate(() => window.shifted), `${width} px`).toBe(0)
    }
  })
})

test('the parts of the status bar are as wide as their shares, and a click or Enter on a voucher opens its details', async ({
  page,
}) => {
  await openSignedIn(page, '/')
  await expectDashboard(page)
  const widths: number[] = []
  for (const part of await bar(page).locator('span').all()) widths.push((await boxOf(part)).width)
  const sum = widths.reduce((before, width) => before + width, 0)
  expect(sum).toBeGreaterThan((await boxOf(bar(page))).width * 0.95)
  const legend = page.getByRole('region', { name: 'Vouchers by status' }).getByRole('link')
  const shares = (await legend.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]))
  expect(shares).toHaveLength(widths.length)
  for (const [index, share] of shares.entries()) {
    expect(Math.abs((Number(widths[index]) / sum) * 100 - share)).toBeLessThan(1)
  }

  const row = page.getByRole('region', { name: 'Newest vouchers' }).getByRole('listitem').nth(1)
  await row.click({ position: { x: 500, y: 60 } })
  await expect(dialog(page, 'Voucher Details')).toBeVisible()
  await page.goBack()
  await row.getByRole('link').press('Enter')
  await expect(dialog(page, 'Voucher Details')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('on a phone, the dashboard does not scroll sideways, and its links are at least 44 px high', async ({
    page,
  }) => {
    await openSignedIn(page, '/')
    await expectDashboard(page)
    expect(await sidewaysScroll(page)).toBe(0)
    const main = page.getByRole('main')
    const links = main.getByRole('link', { name: /^(Reward|Create|All vouchers)/ })
    await expect(links).toHaveCount(3)
    const targets = [...(await main.locator('section li').all()), ...(await links.all())]
    for (const target of targets) {
      expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44)
    }
  })
})
