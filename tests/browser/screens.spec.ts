import { findLowContrast, findViolations, findCrowded, hasOpenMenu, hasOpenOverlay } from './axe'
import { needlessScroll } from './dialog-scroll'
import { expect, test, type Page } from './fixtures'
import { findHiddenFocus } from './focus-walk'
import { findIconsWithoutTooltip } from './icon-buttons'
import { takeLayoutShift, watchLayout } from './layout-shift'
import { resize, sidewaysScroll } from './pages'
import { showTheme, visits } from './screens'
import { findLostTexts } from './text-spacing'
import { findSmallTargets } from './touch-targets'
import type { Screen } from './visit'

const DESKTOP = [1440, 900] as const
const PHONE = [390, 844] as const
/** 1280 px zoomed to 400%, as WCAG 1.4.10 requires: without a touch screen, and with room for a scrollbar. */
const ZOOMED = [320, 640, false] as const
const ZOOMED_LOW = [320, 256, false] as const
const LARGEST_SHIFT = 0.02

async function checkScrolling(page: Page, name: string, size: string) {
  expect.soft(await sidewaysScroll(page), `${name}: sideways scrolling ${size}`).toBe(0)
  expect.soft(await needlessScroll(page), `${name}: a dialog that scrolls ${size}`).toBe(0)
}

async function checkFocus(page: Page, name: string, size: string) {
  // Tab does not move the focus in a menu.
  if (await hasOpenMenu(page)) return
  expect.soft(await findHiddenFocus(page), `${name}: hidden focus ${size}`).toEqual([])
}

/** What is checked at every size. */
async function checkLayout(page: Page, name: string, size: string) {
  await checkScrolling(page, name, size)
  expect.soft(await findLostTexts(page), `${name}: text spacing ${size}`).toEqual([])
}

async function checkOnDesktop(page: Page, name: string) {
  expect.soft(await takeLayoutShift(page), `${name}: layout shift`).toBeLessThan(LARGEST_SHIFT)
  // A reload restores the scroll position, at which the header may cover a control.
  await page.evaluate(() => window.scrollTo(0, 0))
  await checkScrolling(page, name, 'on a desktop')
  expect.soft(await findViolations(page), `${name}: axe`).toEqual([])
  expect.soft(await findIconsWithoutTooltip(page), `${name}: icons without a tooltip`).toEqual([])
  await showTheme(page, 'dark')
  expect.soft(await findLowContrast(page), `${name}: contrast of the dark theme`).toEqual([])
  await showTheme(page, 'light')
}

/**
 * Hides the rows that fill more than a narrow window: they are like those above them, and Tab takes most of the time. On a
 * desktop they stay.
 */
const hideRowsBelow = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (width < 1024px) { tbody tr:nth-child(n + 9) { display: none } }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Runs axe on a page in a narrow window. Overlays have the same parts at every size. Pages have not. */
async function checkNarrowPage(
  page: Page,
  name: string,
  size: string,
  find: (page: Page) => Promise<string[]>,
) {
  if (await hasOpenOverlay(page)) return
  // At the end of the page the sticky bars at the bottom cover nothing. The header always covers something.
  const header = page.locator('header')
  await header.evaluateAll(([element]) => {
    element?.style.setProperty('position', 'static')
    window.scrollTo(0, document.body.scrollHeight)
  })
  expect.soft(await find(page), `${name}: axe ${size}`).toEqual([])
  await header.evaluateAll(([element]) => element?.style.removeProperty('position'))
}

async function checkOnPhone(page: Page, name: string) {
  await resize(page, ...PHONE)
  await checkLayout(page, name, 'on a phone')
  await checkNarrowPage(page, name, 'on a phone', findViolations)
  expect.soft(await findSmallTargets(page), `${name}: targets under 44 px`).toEqual([])
}

async function checkZoomed(page: Page, name: string) {
  await resize(page, ...ZOOMED)
  await checkLayout(page, name, 'at 320 px')
  // The parts and colors are those of a phone. Without a touch screen they are smaller.
  await checkNarrowPage(page, name, 'at 320 px', findCrowded)
  const icons = await findIconsWithoutTooltip(page)
  expect.soft(icons, `${name}: icons without a tooltip at 320 px`).toEqual([])
  // A page has sticky bars, which need more room than the lowest window has.
  if (await hasOpenOverlay(page)) await resize(page, ...ZOOMED_LOW)
  await checkFocus(page, name, 'in a zoomed window')
}

async function check(page: Page, { name, show, maxWidth = Infinity, isVariant }: Screen) {
  const isNarrow = maxWidth < DESKTOP[0]
  if (isNarrow) await resize(page, ...PHONE)
  await show(page)
  if (!isNarrow) await checkOnDesktop(page, name)
  if (!isVariant) {
    if (!isNarrow) {
      await checkLayout(page, name, 'on a desktop')
      await checkFocus(page, name, 'on a desktop')
    }
    await hideRowsBelow(page)
    await checkOnPhone(page, name)
    await checkZoomed(page, name)
  }
  await resize(page, ...DESKTOP)
  // What the size changes may be rendered some frames later.
  await expect.poll(() => takeLayoutShift(page)).toBe(0)
}

test.use({ expectedMessages: /status of (401|404|500)|offline|ERR_/i })

// Up to eight screens.
test.describe.configure({ timeout: 180_000 })

for (const { name, screens, tags = ['matrix'] } of visits) {
  const tag = tags.map((each) => `@${each}`)
  test(
    `${name}: every screen passes axe in both themes, does not shift, fits a phone and 320 px, bears text spacing, and shows the focus`,
    { tag },
    async ({ page }) => {
      await watchLayout(page)
      for (const screen of screens) await test.step(screen.name, () => check(page, screen))
    },
  )
}
