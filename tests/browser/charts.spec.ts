import { lagosToday } from '@/domain/lagos'
import { fixTime, expect, openSignedIn, test } from './fixtures'

/** The distances between the texts of the axes of each chart, in pixels. Overlaps are negative. */
const labelGaps = () =>
  [...document.querySelectorAll('[role="slider"]')].flatMap(({ parentElement }) => {
    const boxes = [...(parentElement?.querySelectorAll('[data-slot="axis-label"]') ?? [])]
      .map((label) => label.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .map((other) =>
          Math.max(
            other.left - one.right,
            one.left - other.right,
            other.top - one.bottom,
            one.top - other.bottom,
          ),
        ),
    )
  })

for (const width of [1440, 480, 390, 320]) {
  const tag = width === 1440 || width === 320 ? [] : ['@matrix']

  test(
    `the labels of charts are at least 6 px apart, and nothing is cut, at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const period of ['today', '7d', '30d', '90d']) {
        await openSignedIn(page, `/analytics?period=${period}`)
        await expect(page.getByRole('slider')).toHaveCount(2)
        const gaps = await page.evaluate(labelGaps)
        expect(gaps.length, period).toBeGreaterThan(10)
        expect(Math.min(...gaps), period).toBeGreaterThanOrEqual(6)
        const hidden = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(hidden, period).toBeLessThanOrEqual(0)
      }
    },
  )
}

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('"Now" is at least 6 px from the hours beside it, at every hour and width', async ({
    page,
  }) => {
    // It loads the page 24 times.
    test.slow()
    for (const hour of Array.from({ length: 24 }, (_, index) => index)) {
      // In Lagos, midnight is at 23:00 UTC.
      await fixTime(page, new Date(Date.parse(lagosToday()) + (hour - 0.5) * 3_600_000))
      await openSignedIn(page, '/analytics?period=today')
      await expect(page.getByText('Now', { exact: true })).toHaveCount(2)
      for (const [width, least] of [
        [480, 5],
        [320, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const hours = page.getByText(/^(\d\d:00|Now)$/).filter({ visible: true })
        // In each of the two charts.
        expect(await hours.count(), `${hour}:30, ${width} px`).toBeGreaterThanOrEqual(2 * least)
        const gaps = await page.evaluate(labelGaps)
        expect(Math.min(...gaps), `${hour}:30, ${width} px`).toBeGreaterThanOrEqual(6)
      }
    }
  })
})
