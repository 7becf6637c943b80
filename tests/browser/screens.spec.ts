import { findLowContrast, findViolations, hasOpenOverlay } from './axe'
import { expect, test, type Page } from './fixtures'
import { takeLayoutShift, watchLayout } from './layout-shift'
import { resize, sidewaysScroll } from './pages'
import { showTheme, visits } from './screens'
import { findSmallTargets } from './touch-targets'
import type { Screen } from './visit'

const DESKTOP = [1440, 900] as const
const PHONE = [360, 740] as const
const LARGEST_SHIFT = 0.02

async function checkOnDesktop(page: Page, name: string) {
  expect.soft(await takeLayoutShift(page), `${name}: layout shift`).toBeLessThan(LARGEST_SHIFT)
  expect.soft(await findViolations(page), `${name}: axe`).toEqual([])
  await showTheme(page, 'dark')
  expect.soft(await findLowContrast(page), `${name}: contrast of the dark theme`).toEqual([])
  await showTheme(page, 'light')
}

async function checkOnPhone(page: Page, name: string) {
  expect.soft(await sidewaysScroll(page), `${name}: sideways scrolling on a phone`).toBe(0)
  // Overlays have the same parts at every size. Pages have not.
  if (!(await hasOpenOverlay(page))) {
    // At the end of the page the sticky bars at the bottom cover nothing. The header always covers something.
    await page.evaluate(() => {
      document.querySelector('header')?.style.setProperty('position', 'static')
      window.scrollTo(0, document.body.scrollHeight)
    })
    expect.soft(await findViolations(page), `${name}: axe on a phone`).toEqual([])
  }
  expect.soft(await findSmallTargets(page), `${name}: targets under 44 px`).toEqual([])
}

async function check(page: Page, { name, show, maxWidth = Infinity, isVariant }: Screen) {
  const isNarrow = maxWidth < DESKTOP[0]
  if (isNarrow) await resize(page, ...PHONE)
  await show(page)
  if (!isNarrow) await checkOnDesktop(page, name)
  if (!isVariant) {
    await resize(page, ...PHONE)
    await checkOnPhone(page, name)
  }
  await resize(page, ...DESKTOP)
  await takeLayoutShift(page)
}

test.use({ expectedMessages: /status of (401|404|500)|offline|ERR_/i })

// Up to eight screens.
test.describe.configure({ timeout: 180_000 })

for (const { name, screens } of visits) {
  test(`${name}: every screen passes axe in both themes, does not shift, and fits a phone`, async ({
    page,
  }) => {
    await watchLayout(page)
    for (const screen of screens) await test.step(screen.name, () => check(page, screen))
  })
}
