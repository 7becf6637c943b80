import { expect, openSignedIn, test, type Page } from './fixtures'
import { boxOf, moduleLink, sidewaysScroll } from './pages'
import { SLOW_PORT } from './ports'

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shifted: number
  }
}

const bar = (page: Page) => page.locator('[data-slot="stacked-bar"]')

async function expectDashboard(page: Page) {
  await expect(page.getByRole('region', { name: 'Vouchers' })).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Companies')
  await expect(page.locator('li[aria-busy=true]')).toHaveCount(0)
}

/** Adds up the layout shifts of each document. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shifted += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectNoShift(page: Page, name: string) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.evaluate(() => window.shifted), name).toBe(0)
}

test.describe('with slow responses', () => {
  test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

  test(
    'the dashboard does not shift when its data arrive, at any width',
    { tag: '@matrix' },
    async ({ page }) => {
      await watchShifts(page)
      const sizes = [
        [1440, 1200],
        [820, 1700],
        [390, 2300],
      ] as const
      for (const [index, [width, height]] of sizes.entries()) {
        await page.setViewportSize({ width, height })
        await (index === 0 ? openSignedIn(page, '/') : page.reload())
        await expectDashboard(page)
        await expectNoShift(page, `${width} px`)
      }
    },
  )

  test('nothing shifts when the counts in the menu arrive, and they fit into a narrow sidebar', async ({
    page,
  }) => {
    await watchShifts(page)
    await page.setViewportSize({ width: 1024, height: 768 })
    // A number with three characters.
    await page.route(/crm\/restaurant\?.*limit=1&/, (route) =>
      route.fulfill({ json: { restaurants: [], pagination: { total: 100, totalPages: 100 } } }),
    )
    await openSignedIn(page, '/faq')
    const link = page.getByRole('link', { name: 'Restaurants' })
    await expect(link).toHaveAccessibleDescription('100 pending')
    await expect(page.getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription(/ late$/)
    await expectNoShift(page, 'counts')
    const [box, count] = [await boxOf(link), await boxOf(link.getByText('99+'))]
    expect(count.x + count.width).toBeLessThanOrEqual(box.x + box.width)
    expect((await boxOf(link.getByText('Restaurants'))).height).toBeLessThanOrEqual(box.height)
  })
})

test.describe('on a backend without figures', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('the dashboard does not shift when the answer comes late, and has no gap at the next visit', async ({
    page,
  }) => {
    await watchShifts(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/crm\/analytics/, async (route) => {
      await released
      await route.fulfill({ status: 404, json: {} })
    })
    await openSignedIn(page, '/')
    await expectDashboard(page)
    const today = page.getByRole('region', { name: 'Today' })
    await expect(today).toBeVisible()
    const orders = page.getByRole('region', { name: 'Late and latest orders' })
    const { y } = await boxOf(orders)
    release()
    await expect(today).toBeHidden()
    expect((await boxOf(orders)).y).toBe(y)
    await expectNoShift(page, 'late answer')
    await page.reload()
    await expectDashboard(page)
    expect((await boxOf(orders)).y).toBeLessThan(y - 100)
    await expectNoShift(page, 'next visit')
  })
})

test('the counts, the figures and the first order are visible without scrolling', async ({
  page,
}) => {
  await openSignedIn(page, '/')
  await expectDashboard(page)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const today = page.getByRole('region', { name: 'Today' })
  const order = page.getByRole('table', { name: 'Late and latest orders' }).getByRole('row').nth(1)
  for (const part of [attention, today, order]) await expect(part).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const part of [attention, today]) await expect(part).toBeInViewport({ ratio: 1 })
  // A laptop at 125 percent. Below the figures are a chart and a note.
  await page.setViewportSize({ width: 1024, height: 576 })
  for (const part of [attention, today.getByText('New users'), moduleLink(page, 'FAQ')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  // A tile is a link as a whole.
  await attention
    .getByRole('listitem')
    .filter({ hasText: 'Payouts failed or reversed' })
    .click({ position: { x: 8, y: 55 } })
  await expect(page).toHaveURL('/payouts?queue=problem&sort=createdAt')
})

test('the parts of the status bar are as wide as their shares', async ({ page }) => {
  await openSignedIn(page, '/')
  await expectDashboard(page)
  const widths: number[] = []
  for (const part of await bar(page).locator('span').all()) widths.push((await boxOf(part)).width)
  const sum = widths.reduce((before, width) => before + width, 0)
  expect(sum).toBeGreaterThan((await boxOf(bar(page))).width * 0.95)
  const legend = page.getByRole('region', { name: 'Vouchers' }).getByRole('listitem')
  const shares = (await legend.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]))
  expect(shares).toHaveLength(widths.length)
  for (const [index, share] of shares.entries()) {
    expect(Math.abs((Number(widths[index]) / sum) * 100 - share)).toBeLessThan(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('on a phone, the counts come first, nothing scrolls sideways, and links are at least 44 px high', async ({
    page,
  }) => {
    await openSignedIn(page, '/')
    await expectDashboard(page)
    expect(await sidewaysScroll(page)).toBe(0)
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect(attention).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    const links = main.getByRole('link', { name: /^(Reward|Create|All vouchers)/ })
    await expect(links).toHaveCount(3)
    const targets = [...(await main.locator('section li').all()), ...(await links.all())]
    for (const target of targets) {
      expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44)
    }
  })
})
