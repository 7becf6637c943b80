import { expect, openSignedIn, test } from './fixtures'

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

for (const width of [1440, 390, 320]) {
  test(`the labels of charts are at least 6 px apart, and nothing is cut, at ${width} px`, async ({
    page,
  }) => {
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
  })
}
