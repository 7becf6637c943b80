import axe from 'axe-core'
import type { Page } from './fixtures'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ON_TOP = '[role="dialog"], [role="menu"]'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Whether a dialog or a menu is open above the page. */
export const hasOpenOverlay = async (page: Page) => (await page.locator(ON_TOP).count()) > 0

/** Runs rules or tags on the open dialog or menu, or else on the page. Returns one line per violation. */
async function run(page: Page, runOnly: string[]) {
  const include = (await hasOpenOverlay(page)) ? [ON_TOP] : ['html']
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(
        { include: options.include },
        {
          runOnly: options.runOnly,
          // The others would take as long again to describe.
          resultTypes: ['violations'],
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
      )
    },
    { include, runOnly },
  )
}

/** Returns the violations of WCAG 2.2 AA that axe finds. The page under an open dialog or menu is a screen of its own. */
export async function findViolations(page: Page) {
  await page.evaluate(axe.source)
  return run(page, TAGS)
}

/** Checks only the contrast, after `findViolations` and a change of theme. */
export const findLowContrast = (page: Page) => run(page, ['color-contrast'])
