import path from 'node:path'
import { expect, test } from './fixtures'
import { resize } from './pages'
import { showTheme, visits } from './screens'

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots')

const sizes = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

test.use({ expectedMessages: /./ })

for (const visit of visits) {
  test(`pictures of the ${visit.name}`, async ({ page }) => {
    for (const { name, show, maxWidth = Infinity } of visit.screens) {
      const fitting = sizes.filter(([width]) => width <= maxWidth)
      const [[width, height] = sizes[0]] = fitting
      await resize(page, width, height)
      await show(page)
      for (const [width, height] of fitting) {
        await resize(page, width, height)
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
