import axe from 'axe-core'
import type { Page } from './fixtures'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Table rows with the same markup as the four before them: checking them takes most of the time. */
export const REPEATED_ROWS = 'tbody tr:nth-child(n + 5)'
const ON_TOP = '[role="dialog"], [role="menu"]'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Whether a dialog or a menu is open above the page. */
export const hasOpenOverlay = async (page: Page) => (await page.locator(ON_TOP).count()) > 0

export const hasOpenMenu = async (page: Page) => (await page.locator('[role="menu"]').count()) > 0

// On cards, the buttons in the headers of columns are hidden. The headers are for screen readers only, which read their titles:
// this rule only knows text.
const NOT_FOR_CARDS = { 'empty-table-header': { enabled: false } }

/** Runs rules or tags on the open dialog or menu, or else on the page. Returns one line per violation. */
async function run(page: Page, runOnly: string[]) {
  const include = (await hasOpenOverlay(page)) ? [ON_TOP] : ['html']
  return page.evaluate(
    async ({ context, runOnly: chosen, rules }) => {
      const options = {
        runOnly: chosen,
        rules,
        resultTypes: ['violations' as const],
        preload: false,
      }
      const { violations } = await window.axe.run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
      )
    },
    { context: { include, exclude: [REPEATED_ROWS] }, runOnly, rules: NOT_FOR_CARDS },
  )
}

/** Returns the violations of WCAG 2.2 AA and of best practices that axe finds. The page under an open dialog or menu is a screen of its own. */
export async function findViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return run(page, TAGS)
}

/** Checks only the contrast, after `findViolations` and a change of theme. */
export const findLowContrast = (page: Page) => run(page, ['color-contrast'])

/** Checks only the size of controls and the space between them, after `findViolations` in another window. */
export const findCrowded = (page: Page) => run(page, ['target-size'])
