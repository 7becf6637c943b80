import path from 'node:path'
import { test } from './fixtures'
import { screens, showTheme } from './screens'

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots')

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

for (const { width, height } of sizes) {
  const isTouched = width < 1024
  test.describe(`${width}x${height}`, () => {
    test.use({
      viewport: { width, height },
      isMobile: isTouched,
      hasTouch: isTouched,
      contextOptions: { reducedMotion: 'reduce' },
      expectedMessages: /./,
    })
    for (const { name, open, maxWidth = width } of screens) {
      if (maxWidth < width) continue
      test(name, async ({ page }) => {
        await open(page)
        for (const theme of ['light', 'dark'] as const) {
          await showTheme(page, theme)
          const file = `${name}.${width}x${height}.${theme}.png`
          await page.screenshot({ path: path.join(FOLDER, file) })
        }
      })
    }
  })
}
