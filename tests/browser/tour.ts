import path from 'node:path'
import { expect, test } from './fixtures'
import { watchLayout } from './layout-shift'
import { showTheme, visits } from './screens'

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots')

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 576 },
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
      await page.pdf({
        path: path.join(FOLDER, `${name}.print.pdf`),
        preferCSSPageSize: true,
        printBackground: true,
      })
    }
    expect(visit.screens).not.toHaveLength(0)
  })
}

/** Runs in the page. Replaces it with the sizes and colors of text, and the two spaces. */
function showScale() {
  const textSizes = {
    'text-sm': 'tables and secondary text',
    'text-base': 'text and controls',
    'text-lg': 'headings and names',
    'text-xl': 'titles and figures',
  }
  const colors = ['text-foreground', 'text-muted-foreground', 'text-brand']
  const spaces = {
    'gap-near': 'between the elements of a group',
    'gap-apart': 'between groups',
  }
  function add(parent: Element, className: string, text = '') {
    const child = document.createElement('div')
    child.className = className
    child.textContent = text
    parent.append(child)
    return child
  }
  document.body.replaceChildren()
  const page = add(document.body, 'flex flex-col gap-apart p-4')
  for (const [size, use] of Object.entries(textSizes)) {
    const row = add(page, 'flex flex-col')
    for (const color of colors) add(row, `${size} ${color}`, `${size}, ${color}: ${use}`)
  }
  for (const [space, use] of Object.entries(spaces)) {
    add(page, 'text-sm text-muted-foreground', `${space}: ${use}`)
    const row = add(page, `flex ${space}`)
    for (let count = 0; count < 4; count++) add(row, 'size-9 rounded-md bg-primary')
  }
}

test('screenshots of the scale', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.evaluate(showScale)
  for (const theme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 820, height: 700 })
    await showTheme(page, theme)
    await page.screenshot({ path: path.join(FOLDER, `scale.${theme}.png`) })
  }
})
