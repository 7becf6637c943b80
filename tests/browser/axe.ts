import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './fixtures'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ON_TOP = '[role="dialog"], [role="menu"]'

/** Whether a dialog or a menu lies over the page. */
export const isCovered = async (page: Page) => (await page.locator(ON_TOP).count()) > 0

/**
 * What axe finds against WCAG 2.2 AA, a line each: in what lies over the page where something does, for the page under it
 * is looked at by itself.
 */
export async function violations(page: Page) {
  // The page's policy stands in the way of the other mode, which works in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS)
  if (await isCovered(page)) axe.include(ON_TOP)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  )
}

/** What has too little contrast now, with other colours than when `violations` looked: it has left axe in the page. */
export async function lowContrasts(page: Page) {
  const where = (await isCovered(page)) ? JSON.stringify(ON_TOP) : 'document'
  return page.evaluate<string[]>(
    `axe.run(${where}, { runOnly: ['color-contrast'], resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => target + failureSummary)))`,
  )
}
