import { expect, openSignedIn, test, type Page } from './fixtures'
import { SLOW_PORT } from './ports'

declare global {
  interface Window {
    /** What has moved by itself, as the browser counts it. */
    shifted: number
  }
}

const bar = (page: Page) => page.locator('[data-slot="status-bar"]')

/** Opens the dashboard anew, signed in, and waits for what it shows. */
async function openDashboard(page: Page) {
  await openSignedIn(page, '/')
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shifted += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Newest vouchers' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
}

// Every answer is to be waited for.
test.describe('over slow calls', () => {
  test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

  for (const [width, height] of [
    [1440, 1200],
    [820, 1700],
    [390, 2300],
  ] as const) {
    test(`nothing moves when they are answered, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openDashboard(page)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(await page.evaluate(() => window.shifted)).toBe(0)
    })
  }
})

test('the bar is as wide as its place, its parts as wide as their shares', async ({ page }) => {
  await openDashboard(page)
  const box = await bar(page).boundingBox()
  const parts = await bar(page).locator('span').all()
  const widths = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.width))
  const sum = widths.reduce<number>((before, width) => before + (width ?? 0), 0)
  const legend = page.getByRole('region', { name: 'Vouchers by status' }).getByRole('link')
  const shares = (await legend.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]))
  expect(sum).toBeGreaterThan((box?.width ?? 0) * 0.95)
  for (const [index, width] of widths.entries()) {
    expect(Math.abs(((width ?? 0) / sum) * 100 - (shares[index] ?? 0))).toBeLessThan(1)
  }
})

test('the whole row of a voucher opens its details, by mouse and by keyboard', async ({ page }) => {
  await openDashboard(page)
  const row = page.getByRole('region', { name: 'Newest vouchers' }).getByRole('listitem').nth(1)
  await row.click({ position: { x: 500, y: 60 } })
  await expect(page.getByRole('dialog', { name: 'Voucher Details' })).toBeVisible()
  await page.goBack()
  await row.getByRole('link').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Voucher Details' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('it needs no scrolling sideways, and what is pressed is as large as a finger', async ({
    page,
  }) => {
    await openDashboard(page)
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(content).toBe(window)
    const rows = page.getByRole('main').locator('section li')
    for (const row of await rows.all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const links = page
      .getByRole('main')
      .getByRole('link', { name: /^(Reward|Create|All vouchers)/ })
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})
