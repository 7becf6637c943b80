import path from 'node:path'
import { expect, test } from './fixtures'
import { watchLayout } from './layout-shift'
import { showTheme, visits } from './screens'

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots')

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

test.use({ expectedMessages: /./ })

for (const visit of visits) {
  test(`screenshots of the ${visit.name}`, async ({ page }) => {
    // The screens of the modules start a new measurement.
    await watchLayout(page)
    for (const { name, show, maxWidth = Infinity } of visit.screens) {
      const fitting = sizes.filter(({ width }) => width <= maxWidth)
      for (const [index, { width, height }] of fitting.entries()) {
        await page.setViewportSize({ width, height })
        if (index === 0) await show(page)
        for (const theme of ['light', 'dark'] as const) {
          await showTheme(page, theme)
          const file = `${name}.${width}x${height}.${theme}.png`
          await page.screenshot({ path: path.join(FOLDER, file) })
        }
      }
    }
    expect(visit.screens).not.toHaveLength(0)
  })
}
